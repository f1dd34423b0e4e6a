-- Refuses changes of rows that are only ever added. Trigger on wallet_entries, invoice_shares and sepa_line_shares.
create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
