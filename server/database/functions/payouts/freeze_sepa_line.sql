-- Refuses changes of a payout line, except the listed steps of its status and when and why it ended. Trigger on sepa_lines.
create or replace function freeze_sepa_line() returns trigger language plpgsql as $$
declare
  free text[] := '{status,ended_reason,ended_at}';
begin
  if to_jsonb(new) - free <> to_jsonb(old) - free then
    raise exception 'a payment of a batch stays as it was created' using errcode = 'restrict_violation';
  end if;
  if old.status <> new.status and not (
    (old.status = 'draft' and new.status in ('exported', 'canceled'))
    or (old.status = 'exported' and new.status in ('executed', 'canceled', 'rejected'))
    or (old.status = 'executed' and new.status = 'rejected')) then
    raise exception 'a payment can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
