-- Refuses deletion of rows. Trigger on tables about money, such as orders, payments, invoices and payouts.
create or replace function refuse_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
