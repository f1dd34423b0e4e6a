-- Drops the monthly partitions of the audit trail that ended before a moment, and returns their names. Throws for a moment in the last 23
-- months, since the trail is kept for two years. Runs as its owner, since the worker's role owns no table.
create or replace function drop_audit_partitions(p_before timestamptz) returns text[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  partition text;
  dropped text[] := '{}';
begin
  if p_before > now() - interval '23 months' then raise exception 'the audit trail is kept for two years'; end if;
  for partition in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
     where inhparent = 'audit_log'::regclass and relname ~ '^audit_log_[0-9]{4}_[0-9]{2}$' order by relname
  loop
    continue when (to_date(right(partition, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' > p_before;
    execute format('drop table %I', partition);
    dropped := dropped || partition;
  end loop;
  return dropped;
end $$;
