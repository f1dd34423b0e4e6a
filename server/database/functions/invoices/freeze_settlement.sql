-- Refuses changes of the settlement of an invoice. Trigger on invoice_settlements.
create or replace function freeze_settlement() returns trigger language plpgsql as $$
begin
  raise exception 'a settlement stays as it is' using errcode = 'restrict_violation';
end $$;
