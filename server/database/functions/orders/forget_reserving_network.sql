-- Removes the hashes of network and site from an order that is no longer unpaid, since they are needed only until then. Trigger on orders.
create or replace function forget_reserving_network() returns trigger language plpgsql as $$
begin
  new.reserved_by := null;
  new.reserved_by_site := null;
  return new;
end $$;
