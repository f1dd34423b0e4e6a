-- Queues the offer of free spots to the waiting lists of sessions and bundles. The one place of SQL that names a task of the worker: a
-- test compares the name with the tasks (server/src/app/tasks.test.ts).
create function queue_waitlist_offers(p_session_ids bigint[], p_bundle_ids bigint[]) returns void language plpgsql as $$
begin
  perform add_job('promote_waitlist', json_build_object('sessionId', id),
      jsonb_build_object('job_key', 'promote_waitlist:session:' || id))
    from unnest(p_session_ids) as id;
  perform add_job('promote_waitlist', json_build_object('bundleId', id),
      jsonb_build_object('job_key', 'promote_waitlist:bundle:' || id))
    from unnest(p_bundle_ids) as id;
end $$;

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
