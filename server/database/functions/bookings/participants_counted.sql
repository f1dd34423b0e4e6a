-- Counts the participants that take a spot in sessions.taken. Trigger on participants. Updates sessions by id, so that two statements can't
-- wait for each other.
create or replace function participants_counted() returns trigger language plpgsql as $$
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
