-- The totals of activities and sessions are kept, as those of locations: a list need not count what it doesn't show.
call keep_count('activities', 'activities', 'it.deleted_at is null');
call keep_count('sessions', 'sessions', 'it.deleted_at is null');
insert into row_counts (organization_id, list, change)
select organization_id, 'activities', count(*) from activities where deleted_at is null group by organization_id
union all
select organization_id, 'sessions', count(*) from sessions where deleted_at is null group by organization_id;
-- a platform adds up those of its organisations
create index row_counts_of_list on row_counts (list, organization_id) include (change);
