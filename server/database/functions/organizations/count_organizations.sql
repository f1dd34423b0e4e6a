-- Appends to organization_counts how many organisations are added or removed, by platforms and status. Trigger on organization_search.
create or replace function count_organizations() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into organization_counts (application_ids, status, change)
  select application_ids, status, case tg_op when 'INSERT' then 1 else -1 end * count(*)
    from counted group by application_ids, status;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;

-- Replaces the appended changes of each set of platforms and status by their sum. A lock lets only one run at a time. Readers see either
-- the changes or the sum.
create or replace function compact_organization_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112030);
  with gone as (
    delete from organization_counts where (application_ids, status) in (
      select application_ids, status from organization_counts group by application_ids, status having count(*) > 1)
    returning application_ids, status, change)
  insert into organization_counts (application_ids, status, change)
  select application_ids, status, sum(change) from gone group by application_ids, status having sum(change) <> 0;
end $$;
