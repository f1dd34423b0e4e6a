-- Adds changes to the waiting list counters of a session and a bundle. Open entries are waiting or invited. An invited entry that reserves
-- a spot in a bundle also counts in bundles.taken.
create or replace procedure count_waiting(p_session_id bigint, p_bundle_id bigint, p_open integer, p_reserving integer)
language plpgsql as $$
begin
  call count_people('sessions', 'waitlist_count', p_session_id, p_open);
  call count_people('bundles', 'waitlist_count', p_bundle_id, p_open);
  call count_people('bundles', 'taken', p_bundle_id, p_reserving);
end $$;
