-- Detaches an order or a participant from its app user when the address changes, also by erasure: another address is another person.
-- Trigger on orders and participants.
create or replace function leave_profile() returns trigger language plpgsql as $$
begin
  new.profile_id := null;
  return new;
end $$;
