-- Refuses another code, value or wallet for a redeemed coupon, and a lower count of redemptions. Trigger on coupons.
create or replace function freeze_redeemed_coupon() returns trigger language plpgsql as $$
begin
  raise exception 'coupon % was redeemed', old.id using errcode = 'check_violation', constraint = 'coupons_frozen';
end $$;
