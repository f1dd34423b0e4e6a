-- Removes the hash of the network from an order that is no longer unpaid, since it is needed only until then. Trigger on orders.
create or replace function forget_reserving_network() returns trigger language plpgsql as $$
begin
  new.reserved_by := null;
  return new;
end $$;
