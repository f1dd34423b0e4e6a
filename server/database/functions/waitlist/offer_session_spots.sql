-- Queues offers of free spots when a session gets more spots and its waiting list, or that of a bundle with it, has open entries. Trigger
-- on sessions.
create or replace function offer_session_spots() returns trigger language plpgsql as $$
begin
  if new.waitlist_count > 0 or exists (
    select from bundle_sessions join bundles on bundles.id = bundle_id where session_id = new.id and waitlist_count > 0)
  then
    perform queue_waitlist_offers(array[new.id], '{}');
  end if;
  return null;
end $$;

-- Queues offers of free spots when a bundle with a waiting list gets more spots. Trigger on bundles.
create or replace function offer_bundle_spots() returns trigger language plpgsql as $$
begin
  perform queue_waitlist_offers('{}', array[new.id]);
  return null;
end $$;
