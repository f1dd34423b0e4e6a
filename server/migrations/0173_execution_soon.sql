-- The bank carries out a new batch within 60 days: the nightly check goes through all months until its day, so a year that is mistyped
-- would cost it hours. Batches that are stored stay as they are.
create function refuse_late_execution() returns trigger language plpgsql as $$
begin
  raise exception 'a batch is carried out within 60 days, not on %', new.execution_date using errcode = 'check_violation';
end $$;
create trigger executed_soon before insert on sepa_batches for each row
  when (new.execution_date > (new.created_at at time zone 'Europe/Amsterdam')::date + 60) execute function refuse_late_execution();
