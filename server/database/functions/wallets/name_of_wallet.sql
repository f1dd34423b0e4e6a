-- Returns the name of a wallet, for an app user who redeemed a coupon of it.
create or replace function name_of_wallet(p_wallet_id bigint) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_name text;
begin
  perform set_config('app.scope', 'system', true);
  select name into found_name from wallets where id = p_wallet_id;
  perform set_config('app.scope', scope_before, true);
  return found_name;
end $$;
