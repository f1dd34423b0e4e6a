-- Replaces the appended changes of each list by their sum. Removes sums of zero, since every removed activity would leave one. A lock lets
-- only one run at a time.
create or replace function compact_row_counts() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(2026112003);
  with gone as (
    delete from row_counts where (organization_id, list) in (
      select organization_id, list from row_counts group by organization_id, list having count(*) > 1 or sum(change) = 0)
    returning organization_id, list, change)
  insert into row_counts (organization_id, list, change)
  select organization_id, list, sum(change) from gone group by organization_id, list having sum(change) <> 0;
end $$;
