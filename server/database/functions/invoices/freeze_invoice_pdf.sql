-- Refuses changes of a stored PDF of an invoice. Trigger on invoice_pdfs.
create or replace function freeze_invoice_pdf() returns trigger language plpgsql as $$
begin
  raise exception 'the PDF of an invoice stays as it is' using errcode = 'restrict_violation';
end $$;
