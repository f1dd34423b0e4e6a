-- Adds the quantity of a purchase to products.taken, and subtracts it when the purchase is canceled. Trigger on purchases.
create or replace function purchase_counts() returns trigger language plpgsql as $$
begin
  update products set taken = taken + case when new.canceled_at is null then new.quantity else -new.quantity end
    where id = new.product_id;
  return null;
end $$;
