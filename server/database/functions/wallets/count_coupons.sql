-- Counts added and removed coupons in wallets.coupons_count. Trigger on coupons.
create or replace function count_coupons() returns trigger language plpgsql as $$
begin
  update wallets set coupons_count = coupons_count + change
    from (select wallet_id, case tg_op when 'INSERT' then count(*) else -count(*) end as change from touched group by wallet_id) counted
   where wallets.id = counted.wallet_id;
  return null;
end $$;
