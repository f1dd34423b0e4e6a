-- The bank carries out a new batch within 60 days: the nightly check goes through all months until its day, so a year that is mistyped
-- would cost it hours. Batches that are stored stay as they are.
create or replace function refuse_late_execution() returns trigger language plpgsql as $$
begin
  raise exception 'a batch is carried out within 60 days, not on %', new.execution_date using errcode = 'check_violation';
end $$;
