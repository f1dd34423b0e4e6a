-- Returns the user of the call; null for visitors, for other systems and for the worker.
create or replace function app_user_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

-- Sets the user that enter() found, for the policies of the transaction. Returns what enter() returned.
create or replace function set_user(p_entered jsonb) returns jsonb language plpgsql as $$
begin
  perform set_config('app.user_id', coalesce(p_entered #>> '{user,id}', ''), true);
  return p_entered;
end $$;
