-- More spots are offered to those who wait, whoever gave them and however many sessions it were.
create or replace function offer_session_spots() returns trigger language plpgsql as $$
begin
  if new.waitlist_count > 0 or exists (
    select from bundle_sessions join bundles on bundles.id = bundle_id where session_id = new.id and waitlist_count > 0)
  then
    perform queue_waitlist_offers(array[new.id], '{}');
  end if;
  return null;
end $$;

create or replace function offer_bundle_spots() returns trigger language plpgsql as $$
begin
  perform queue_waitlist_offers('{}', array[new.id]);
  return null;
end $$;
