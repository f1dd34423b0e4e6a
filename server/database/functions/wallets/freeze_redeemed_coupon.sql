-- What somebody redeemed keeps its code and its value.
create or replace function freeze_redeemed_coupon() returns trigger language plpgsql as $$
begin
  raise exception 'coupon % was redeemed', old.id using errcode = 'check_violation', constraint = 'coupons_frozen';
end $$;
