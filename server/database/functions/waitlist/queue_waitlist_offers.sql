-- Queues the job that offers free spots, once for each session and bundle (server/src/app/whole/tasks.test.ts).
create or replace function queue_waitlist_offers(p_session_ids bigint[], p_bundle_ids bigint[]) returns void language plpgsql as $$
begin
  perform add_job('offer_free_spots', json_build_object('sessionId', id),
      jsonb_build_object('job_key', 'offer_free_spots:session:' || id))
    from unnest(p_session_ids) as id;
  perform add_job('offer_free_spots', json_build_object('bundleId', id),
      jsonb_build_object('job_key', 'offer_free_spots:bundle:' || id))
    from unnest(p_bundle_ids) as id;
end $$;
