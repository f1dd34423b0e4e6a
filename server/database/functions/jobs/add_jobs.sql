-- As add_job, one for each id in one statement: what reaches thousands of people is handed to the worker in tenths of seconds.
-- A higher priority number waits for the lower ones, so that a mail to one person is not behind a message to all.
create or replace function add_jobs(p_task text, p_field text, p_ids bigint[], p_priority integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_jobs((
    select array_agg((p_task, json_build_object(p_field, id), null, null, 5, p_task || ':' || id, p_priority::smallint, null)::graphile_worker.job_spec)
      from unnest(p_ids) as id));
end $$;
