-- When the bank refuses the whole file of a batch that was executed, a run returns its payments step by step. Meanwhile the batch is
-- `returning`, so that nothing else is done with it, the run can go on where it was, and no other batch takes half of what comes back.

-- The states in which a run works on a batch, for all that asks (isBatchAtWork() of the domain says the same).
create function sepa_batch_is_at_work(p_status text) returns boolean language sql immutable parallel safe
  return p_status in ('preparing', 'executing', 'canceling', 'returning');

alter table sepa_batches drop constraint sepa_batches_status_check;
alter table sepa_batches add constraint sepa_batches_status_check
  check (status in ('preparing', 'draft', 'exported', 'executing', 'executed', 'canceling', 'canceled', 'returning'));
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
   where conrelid = 'sepa_batches'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%executed_at%';
  execute format('alter table sepa_batches drop constraint %I', name);
end $$;
alter table sepa_batches add constraint sepa_batches_executed
  check ((status in ('executed', 'returning')) = (executed_at is not null));
alter table sepa_batches add check (status <> 'returning' or rejected_reason is not null);
drop index sepa_batches_one_at_work;
create unique index sepa_batches_one_at_work on sepa_batches ((true)) where sepa_batch_is_at_work(status);

create or replace function freeze_sepa_batch() returns trigger language plpgsql as $$
declare
  -- payments that a complete batch can't have
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
  -- what is not complete is not what was counted
  if old.status <> new.status and exists (
    select from sepa_lines where sepa_batch_id = new.id and status = any (unfinished)) then
    raise exception 'a batch with payments left is not %', new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
