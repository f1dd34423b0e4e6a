-- The task promote_waitlist is called offer_free_spots, as what it does. The worker still runs queued jobs of the old name.
create or replace function queue_waitlist_offers(p_session_ids bigint[], p_bundle_ids bigint[]) returns void language plpgsql as $$
begin
  perform add_job('offer_free_spots', json_build_object('sessionId', id),
      jsonb_build_object('job_key', 'offer_free_spots:session:' || id))
    from unnest(p_session_ids) as id;
  perform add_job('offer_free_spots', json_build_object('bundleId', id),
      jsonb_build_object('job_key', 'offer_free_spots:bundle:' || id))
    from unnest(p_bundle_ids) as id;
end $$;
