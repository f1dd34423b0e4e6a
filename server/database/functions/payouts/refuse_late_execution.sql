-- Refuses a new batch that the bank would carry out more than 60 days later. The nightly check goes through all months until that day, so a
-- mistyped year would take it hours. Trigger on sepa_batches.
create or replace function refuse_late_execution() returns trigger language plpgsql as $$
begin
  raise exception 'a batch is carried out within 60 days, not on %', new.execution_date using errcode = 'check_violation';
end $$;
