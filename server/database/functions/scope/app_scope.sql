-- The four settings are made per transaction with set_config(…, true). Unset, or empty after an earlier transaction of the
-- connection, means no rows. In policies write (select app_scope()) = 'system', so that each is read once per query.
create or replace function app_scope() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.scope', true), '');
