-- Lists of sessions are counted from their index alone: with the columns that the policies read and by which lists are filtered, no
-- row has to be visited. The page itself goes by the same indexes.
drop index sessions_of_activity;
create index sessions_of_activity on sessions (activity_id, starts_at, id) include (organization_id, start_date, deleted_at)
  where deleted_at is null;
drop index sessions_by_start;
create index sessions_by_start on sessions (starts_at, id) include (organization_id, activity_id, start_date, deleted_at)
  where deleted_at is null;
-- Whose sessions are out of sight.
create index activities_removed on activities (id) where deleted_at is not null;
create index organizations_removed on organizations (id) where deleted_at is not null;
