-- Returns the setting app.token_hash; null when unset. No policy reads it.
create or replace function app_token_hash() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.token_hash', true), '');
