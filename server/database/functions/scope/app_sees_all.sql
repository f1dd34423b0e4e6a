-- Returns whether the scope sees every row: `all` (lists of superadmins) or `system` (the worker, and functions that look beyond the scope).
create or replace function app_sees_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.scope', true), '') in ('all', 'system');
