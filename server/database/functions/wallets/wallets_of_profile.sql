-- Returns the wallets in which an app user has or had moves. `pays`: whether the wallet pays for this offer on the user's platform. It
-- goes on paying with the moves that a refund gave back after that platform was taken from it.
create or replace function wallets_of_profile(p_profile_id bigint, p_activity_id bigint, p_product_id bigint)
returns table (id bigint, name text, move_value_in_cents integer, balance bigint, pays boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select wallets.id, wallets.name, wallets.move_value_in_cents, held.moves,
        wallet_pays_for(wallets.id, case when held.moves > 0 then null else profiles.application_id end, p_activity_id, p_product_id)
      from wallet_balances held join wallets on wallets.id = held.wallet_id join profiles on profiles.id = held.profile_id
     where held.profile_id = p_profile_id and wallets.deleted_at is null
     order by fold(wallets.name), wallets.id;
  perform set_config('app.scope', scope_before, true);
end $$;
