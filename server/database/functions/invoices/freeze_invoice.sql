-- Refuses changes of an issued invoice and its lines, in every scope. Only the invoice's status, the moment of mailing and its payout line
-- may change. Trigger on invoices and invoice_lines.
create or replace function freeze_invoice() returns trigger language plpgsql as $$
declare
  free text[] := '{status,sent_at,sepa_line_id,updated_at}';
begin
  if tg_table_name = 'invoice_lines' or to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'an invoice that was issued stays as it is' using errcode = 'restrict_violation';
  end if;
  if not invoice_may_become(old.status, new.status) then
    raise exception 'an invoice can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
