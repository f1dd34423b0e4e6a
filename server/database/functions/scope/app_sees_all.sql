-- Returns whether the scope sees every row: that of superadmins' lists or that of the worker.
create or replace function app_sees_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.scope', true), '') in ('all', 'system');
