-- Creates the partitions of this month and the next three. Called after migrating and by a daily task. The policies of audit_log hold only
-- for queries on audit_log. A partition has no policies of its own, so a query on the partition itself returns no rows.
create or replace function ensure_audit_partitions() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month_start date;
  partition text;
begin
  for i in 0..3 loop
    month_start := (date_trunc('month', now() at time zone 'UTC') + make_interval(months => i))::date;
    partition := 'audit_log_' || to_char(month_start, 'YYYY_MM');
    continue when to_regclass(partition) is not null;
    execute format(
      'create table %I partition of audit_log for values from (%L) to (%L)',
      partition, month_start::timestamp at time zone 'UTC', (month_start + interval '1 month') at time zone 'UTC');
    execute format('alter table %I enable row level security', partition);
    execute format('alter table %I force row level security', partition);
  end loop;
end $$;
