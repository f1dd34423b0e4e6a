-- Lists are counted once for each statement, as people are: a list of thousands that is closed at once would else write its session
-- as often as there are people on it.
drop trigger waitlist_added on waitlist_entries;
drop trigger waitlist_changed on waitlist_entries;
drop function waitlist_counts();
drop trigger reservation_changed on spot_reservations;
drop function reservation_counts();

-- Open entries are those that wait or may still answer; a bundle's reserving one takes a place in the bundle too.
create procedure count_waiting(p_session_id bigint, p_bundle_id bigint, p_open integer, p_reserving integer)
language plpgsql as $$
begin
  call count_people('sessions', 'waitlist_count', p_session_id, p_open);
  call count_people('bundles', 'waitlist_count', p_bundle_id, p_open);
  call count_people('bundles', 'taken', p_bundle_id, p_reserving);
end $$;

create function waitlist_counted() returns trigger language plpgsql as $$
declare
  change record;
begin
  if tg_op = 'INSERT' then
    for change in
      select session_id, bundle_id, sum((status in ('waiting', 'invited'))::integer)::integer as open,
        sum(reserves::integer)::integer as reserving
      from fresh group by session_id, bundle_id order by bundle_id, session_id
    loop call count_waiting(change.session_id, change.bundle_id, change.open, change.reserving); end loop;
  elsif tg_op = 'DELETE' then
    for change in
      select session_id, bundle_id, -sum((status in ('waiting', 'invited'))::integer)::integer as open,
        -sum(reserves::integer)::integer as reserving
      from gone group by session_id, bundle_id order by bundle_id, session_id
    loop call count_waiting(change.session_id, change.bundle_id, change.open, change.reserving); end loop;
  else
    for change in
      select session_id, bundle_id, sum(open)::integer as open, sum(reserving)::integer as reserving from (
        select session_id, bundle_id, (status in ('waiting', 'invited'))::integer as open, reserves::integer as reserving from fresh
        union all
        select session_id, bundle_id, -(status in ('waiting', 'invited'))::integer, -reserves::integer from gone) as counted
      group by session_id, bundle_id having sum(open) <> 0 or sum(reserving) <> 0 order by bundle_id, session_id
    loop call count_waiting(change.session_id, change.bundle_id, change.open, change.reserving); end loop;
  end if;
  return null;
end $$;
create trigger waitlist_added after insert on waitlist_entries referencing new table as fresh
  for each statement execute function waitlist_counted();
create trigger waitlist_removed after delete on waitlist_entries referencing old table as gone
  for each statement execute function waitlist_counted();
create trigger waitlist_changed after update on waitlist_entries referencing old table as gone new table as fresh
  for each statement execute function waitlist_counted();

create function reservations_counted() returns trigger language plpgsql as $$
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
create trigger reservations_added after insert on spot_reservations referencing new table as fresh
  for each statement execute function reservations_counted();
create trigger reservations_removed after delete on spot_reservations referencing old table as gone
  for each statement execute function reservations_counted();
