-- Refuses a payout line whose amount isn't the sum of its items, and an ended line that still has items. Deferred trigger on sepa_lines: it
-- checks when the transaction commits.
create or replace function check_sepa_line() returns trigger language plpgsql as $$
declare
  total bigint := sepa_line_total(new.organization_id, new.id);
  -- Reads the status anew, since a later statement of the transaction may have ended the line.
  is_live boolean := exists (select from sepa_lines where id = new.id and status in ('draft', 'exported', 'executed'));
begin
  if total <> (case when is_live then new.amount_in_cents else 0 end) then
    raise exception 'payment % is not what its orders, refunds and invoices add up to', new.end_to_end_id
      using errcode = 'check_violation', constraint = 'sepa_lines_add_up';
  end if;
  return null;
end $$;
