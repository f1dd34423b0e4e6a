-- Holds the payouts of an organisation with a new bank account, also the first one. Ends the mailed links of the account before it, unless
-- the same statement stores new ones. Trigger on finance_infos.
create or replace function hold_payouts() returns trigger language plpgsql as $$
begin
  new.payouts_held_since := now();
  new.iban_changed_at := now();
  new.iban_changed_through := superadmins_behind(new.iban_changed_by, new.organization_id);
  new.stopped_at := null;
  if tg_op = 'UPDATE' and new.confirm_token_hash is not distinct from old.confirm_token_hash then
    new.confirm_token_hash := null;
    new.confirm_expires_at := null;
  end if;
  if tg_op = 'UPDATE' and new.stop_token_hash is not distinct from old.stop_token_hash then
    new.stop_token_hash := null;
    new.stop_expires_at := null;
  end if;
  return new;
end $$;
