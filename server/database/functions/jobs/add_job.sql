-- Adds a job to the queue. Runs as its owner, since the product's role has no access to the queue itself.
create or replace function add_job(p_task text, p_payload json, p_options jsonb default '{}') returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => p_task,
    payload => p_payload,
    run_at => (p_options->>'run_at')::timestamptz,
    job_key => p_options->>'job_key',
    max_attempts => coalesce((p_options->>'max_attempts')::integer, 5));
end $$;
