-- Removes the jobs of one task, or of all (null), from the queue that used all their attempts, don't run and were added before a moment. Runs
-- as its owner, as add_job() does.
create or replace function complete_dead_jobs(p_task text, p_before timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where (p_task is null or task_identifier = p_task) and attempts >= max_attempts and locked_at is null and created_at < p_before
   having count(*) > 0;
end $$;
