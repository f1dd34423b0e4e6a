-- Makes the partitions of this and the next three months; called after migrating and by a daily job. Policies of the parent
-- count only for whoever asks the parent: a partition has none of its own, so asked by its name it answers nothing.
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
