-- Refuses payments and refunds while a superadmin acts as another user. Handlers refuse first; these triggers are the safety net.
create or replace function refuse_acting() returns trigger language plpgsql as $$
begin
  raise exception 'no money is received or refunded while acting as somebody else' using errcode = 'insufficient_privilege';
end $$;
