-- The hash is needed only while the order is unpaid.
create or replace function forget_reserving_network() returns trigger language plpgsql as $$
begin
  new.reserved_by := null;
  return new;
end $$;
