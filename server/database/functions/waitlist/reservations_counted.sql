-- Counts the spots that invitations reserve in sessions.taken. Trigger on spot_reservations.
create or replace function reservations_counted() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    for change in select session_id, count(*)::integer as spots from fresh group by session_id order by session_id
    loop call count_people('sessions', 'taken', change.session_id, change.spots); end loop;
  else
    for change in select session_id, -count(*)::integer as spots from gone group by session_id order by session_id
    loop call count_people('sessions', 'taken', change.session_id, change.spots); end loop;
  end if;
  return null;
end $$;
