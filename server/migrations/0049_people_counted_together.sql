-- A session is counted once for each statement, not once for each person: thousands who leave at once would else write the same
-- row thousands of times in one transaction, each time passing by all its earlier versions, until the statement timed out.
drop trigger participant_added on participants;
drop trigger participant_changed on participants;
drop function participant_counts();

create function participants_counted() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    for change in select session_id, count(*)::integer as spots from fresh where takes_spot group by session_id order by session_id
    loop call count_people('sessions', 'taken', change.session_id, change.spots); end loop;
  elsif tg_op = 'DELETE' then
    for change in select session_id, -count(*)::integer as spots from gone where takes_spot group by session_id order by session_id
    loop call count_people('sessions', 'taken', change.session_id, change.spots); end loop;
  else
    for change in
      select session_id, sum(spots)::integer as spots from (
        select session_id, takes_spot::integer as spots from fresh
        union all select session_id, -takes_spot::integer from gone) as counted
      group by session_id having sum(spots) <> 0 order by session_id
    loop call count_people('sessions', 'taken', change.session_id, change.spots); end loop;
  end if;
  return null;
end $$;
create trigger participants_added after insert on participants referencing new table as fresh
  for each statement execute function participants_counted();
create trigger participants_removed after delete on participants referencing old table as gone
  for each statement execute function participants_counted();
create trigger participants_changed after update on participants referencing old table as gone new table as fresh
  for each statement execute function participants_counted();
