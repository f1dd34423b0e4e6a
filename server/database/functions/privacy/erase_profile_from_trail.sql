-- Removes the IP addresses of an erased app user from the audit trail: of the vouchers that the user redeemed, and of the orders paid with
-- the user's moves. Returns how many rows it changed.
create or replace function erase_profile_from_trail(p_profile_id bigint) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  changed integer;
begin
  if not app_sees_all() then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true), set_config('app.erasing', 'on', true);
  update audit_log set ip = null
   where actor_id is null and ip is not null and (
     subject_type = 'coupons' and subject_id = any (array(
       select coupon_id::text from coupon_redemptions where profile_id = p_profile_id))
       and changes #>> '{profile_id,new}' = p_profile_id::text
     or subject_type = 'orders' and subject_id = any (array(
       select order_id::text from wallet_entries where profile_id = p_profile_id and kind = 'payment')));
  get diagnostics changed = row_count;
  perform set_config('app.scope', scope_before, true), set_config('app.erasing', '', true);
  return changed;
end $$;
