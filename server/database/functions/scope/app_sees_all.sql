-- The two scopes that see every row: a superadmin's list and the worker.
create or replace function app_sees_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.scope', true), '') in ('all', 'system');
