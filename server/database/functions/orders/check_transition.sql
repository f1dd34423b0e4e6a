-- Refuses a change of status that transaction_may_become() doesn't allow. Trigger on transactions.
create or replace function check_transition() returns trigger language plpgsql as $$
begin
  if not transaction_may_become(old.status, new.status) then
    raise exception 'a transaction can not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
