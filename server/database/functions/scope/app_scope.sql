-- Returns the scope of the transaction. set_scope() sets it with its organisations and platforms. Unset, or empty after an earlier
-- transaction of the connection, shows no rows. Policies say (select app_scope()) = 'system', so that it is read once per statement.
create or replace function app_scope() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.scope', true), '');
