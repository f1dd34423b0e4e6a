-- Appends to attendance_counts how participants that are added, changed or removed alter the attendance of their sessions. Canceled
-- participants don't count. Trigger on participants.
create or replace function attendance_counted() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_op = 'INSERT' then
    insert into attendance_counts (organization_id, session_id, check_in, change)
    select organization_id, session_id, check_in, count(*) from fresh where status <> 'canceled' group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into attendance_counts (organization_id, session_id, check_in, change)
    select organization_id, session_id, check_in, -count(*) from gone where status <> 'canceled' group by 1, 2, 3;
  else
    insert into attendance_counts (organization_id, session_id, check_in, change)
    select organization_id, session_id, check_in, sum(change) from (
      select organization_id, session_id, check_in, 1 as change from fresh where status <> 'canceled'
      union all select organization_id, session_id, check_in, -1 from gone where status <> 'canceled') as counted
     group by 1, 2, 3 having sum(change) <> 0;
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

-- Replaces the appended changes of each session by their sum. A lock lets only one run at a time. Readers see either the changes or the
-- sum.
create or replace function compact_attendance_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112201);
  with gone as (
    delete from attendance_counts where (session_id, check_in) in (
      select session_id, check_in from attendance_counts where not is_sum)
    returning organization_id, session_id, check_in, change)
  insert into attendance_counts (organization_id, session_id, check_in, change, is_sum)
  select organization_id, session_id, check_in, sum(change), true from gone group by 1, 2, 3 having sum(change) <> 0;
end $$;
