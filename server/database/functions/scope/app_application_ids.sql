-- Returns the platforms in scope.
create or replace function app_application_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.application_ids', true), ''), '{}')::bigint[];
