-- Redeems a code for an app user: adds a redemption and an entry of the ledger, and counts it on the coupon. Locks the coupon, so that
-- simultaneous calls don't exceed its quantity. The outcome is 'redeemed' or the reason why not. `p_wallet_id` limits it to one wallet.
create or replace function redeem_coupon(p_code text, p_profile_id bigint, p_now timestamptz, p_wallet_id bigint, p_user_id bigint)
returns table (outcome text, wallet_id bigint, coupon_id bigint, value integer, balance bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  coupon coupons;
  why text;
  redemption bigint;
  held bigint;
begin
  perform set_config('app.scope', 'system', true);
  select * into coupon from coupons
   where code = p_code and (p_wallet_id is null or wallet_id = p_wallet_id)
     and exists (select from wallets where id = coupons.wallet_id and deleted_at is null)
     for update;
  why := case
    when coupon.id is null then 'unknown'
    when not exists (select from wallet_applications link join profiles on profiles.application_id = link.application_id
      where link.wallet_id = coupon.wallet_id and profiles.id = p_profile_id) then 'elsewhere'
    when not coupon.is_enabled then 'disabled'
    when coupon.expires_at <= p_now then 'expired'
    when exists (select from coupon_redemptions where coupon_id = coupon.id and profile_id = p_profile_id) then 'again'
    when coupon.redeemed_count >= coupon.quantity then 'exhausted'
    else 'redeemed' end;
  if why = 'redeemed' then
    insert into coupon_redemptions (wallet_id, coupon_id, profile_id, value, created_by, created_at)
      values (coupon.wallet_id, coupon.id, p_profile_id, coupon.value, p_user_id, p_now) returning id into redemption;
    update coupons set redeemed_count = redeemed_count + 1, redeemed_at = p_now, redeemed_by = p_profile_id where id = coupon.id;
    insert into wallet_entries (wallet_id, profile_id, kind, moves, redemption_id, created_at)
      values (coupon.wallet_id, p_profile_id, 'coupon', coupon.value, redemption, p_now);
    select moves into held from wallet_balances where wallet_id = coupon.wallet_id and profile_id = p_profile_id;
  end if;
  perform set_config('app.scope', scope_before, true);
  return query select why, coupon.wallet_id, coupon.id, coupon.value, held;
end $$;
