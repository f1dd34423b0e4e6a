-- Adds a job for each id in one statement, so that a message to thousands of recipients is queued in tenths of a second. `p_field` is the one
-- field of the payload, which holds the id. A job of the same id that still waits is replaced. A higher priority number waits for lower ones,
-- so that a mail to one recipient doesn't wait for a message to all.
create or replace function add_jobs(p_task text, p_field text, p_ids bigint[], p_priority integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- job_spec: task, payload, queue, run at, attempts, key, priority, flags
  perform graphile_worker.add_jobs((
    select array_agg((p_task, json_build_object(p_field, id), null, null, 5, p_task || ':' || id, p_priority::smallint, null)::graphile_worker.job_spec)
      from unnest(p_ids) as id));
end $$;
