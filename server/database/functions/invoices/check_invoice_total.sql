-- Refuses an invoice whose lines don't add up to it. Deferred trigger on invoices: it checks when the transaction commits.
create or replace function check_invoice_total() returns trigger language plpgsql as $$
declare
  subtotal bigint;
  vat bigint;
begin
  select sum(subtotal_price_in_cents), sum(vat_in_cents) into subtotal, vat from invoice_lines
   where organization_id = new.organization_id and invoice_id = new.id;
  if subtotal is distinct from new.subtotal_price_in_cents or vat is distinct from new.vat_in_cents then
    raise exception 'the lines of invoice % do not add up to it', new.number
      using errcode = 'check_violation', constraint = 'invoices_add_up';
  end if;
  return null;
end $$;
