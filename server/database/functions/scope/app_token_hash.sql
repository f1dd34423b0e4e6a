create or replace function app_token_hash() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.token_hash', true), '');
