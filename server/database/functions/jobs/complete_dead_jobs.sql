-- Removes jobs of one kind from the queue that were tried for the last time and were added before a moment. All that the product
-- needs of the queue besides adding jobs.
create or replace function complete_dead_jobs(p_task text, p_before timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = p_task and attempts >= max_attempts and locked_at is null and created_at < p_before
   having count(*) > 0;
end $$;
