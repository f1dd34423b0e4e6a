-- Returns the organisations in scope; none in any other scope than `organizations`.
create or replace function app_organization_ids() returns bigint[]
  language sql stable parallel safe
  return case when current_setting('app.scope', true) = 'organizations'
    then coalesce(nullif(current_setting('app.organization_ids', true), ''), '{}')::bigint[] else '{}' end;
