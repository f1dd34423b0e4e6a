-- Refuses a step of a batch's status that isn't listed here, and changes of its month, its day and what was exported, in every scope.
-- Trigger on sepa_batches.
create or replace function freeze_sepa_batch() returns trigger language plpgsql as $$
declare
  -- the statuses that no line may have for this step
  unfinished text[] := case
    when new.status = 'canceled' or old.status = 'returning' then '{draft,exported,executed}'
    when new.status = 'executed' then '{draft,exported}' end;
begin
  if old.status <> new.status and not (
    (old.status = 'preparing' and new.status in ('draft', 'canceling'))
    or (old.status = 'draft' and new.status in ('exported', 'canceling'))
    or (old.status = 'exported' and new.status in ('executing', 'canceling'))
    or (old.status = 'executing' and new.status = 'executed')
    or (old.status = 'executed' and new.status = 'returning')
    or (old.status = 'returning' and new.status = 'executed')
    or (old.status = 'canceling' and new.status = 'canceled')) then
    raise exception 'a batch can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if old.payout_month <> new.payout_month or old.execution_date <> new.execution_date
     or (old.created_by is distinct from new.created_by and new.created_by is not null)
     or (old.exported_at is not null and (old.file_encrypted, old.file_sha256, old.msg_id, old.number_of_payments, old.total_in_cents)
       is distinct from (new.file_encrypted, new.file_sha256, new.msg_id, new.number_of_payments, new.total_in_cents)) then
    raise exception 'a batch stays as it was exported' using errcode = 'restrict_violation';
  end if;
  -- A batch can't take this step while such lines are left.
  if old.status <> new.status and exists (
    select from sepa_lines where sepa_batch_id = new.id and status = any (unfinished)) then
    raise exception 'a batch with payments left is not %', new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
