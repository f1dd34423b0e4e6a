-- Returns the figures of the queue and of mails for /metrics: counts and ages, no personal data. Runs as its owner, since the product's
-- role may not read the queue. A mail is `queued` while it is tried, `refused` when the mail server refused it for good, and `given_up`
-- when it is too old to try.
create or replace function queue_figures() returns table (figure text, label text, value double precision)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  -- The queue creates its tables after the first migrations.
  if to_regclass('graphile_worker.jobs') is not null then
    return query
      with counted as (
        select task_identifier,
          count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= now()) as due,
          extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts)) as age,
          count(*) filter (where locked_at is not null) as running,
          count(*) filter (where locked_at is null and attempts >= max_attempts) as failed
        from graphile_worker.jobs group by task_identifier)
      select each.* from counted, lateral (values
        ('move_jobs_due', task_identifier, due::double precision),
        ('move_jobs_oldest_due_seconds', task_identifier, greatest(coalesce(age, 0), 0)::double precision),
        ('move_jobs_running', task_identifier, running::double precision),
        ('move_jobs_failed', task_identifier, failed::double precision)) as each;
  end if;
  return query
    with unsent as (
      select created_at, case
        when refused_at is not null then 'refused'
        when created_at > now() - interval '2 days' then 'queued'
        else 'given_up' end as state
      from mails where status <> 'sent')
    select 'move_mails', each.state, (select count(*) from unsent where unsent.state = each.state)::double precision
      from unnest(array['queued', 'refused', 'given_up']) as each (state)
    union all select 'move_mails_oldest_queued_seconds', '',
      coalesce(extract(epoch from now() - min(created_at)), 0)::double precision from unsent where state = 'queued';
end $$;
