-- When the e-mail address of an organisation was last changed; null when it is still the first. The link that releases payouts is not
-- mailed to an address that was only just filled in (docs/rules/money.md#bank-account).
alter table organizations add column email_changed_at timestamptz;

create function note_email_change() returns trigger language plpgsql as $$
begin
  new.email_changed_at := now();
  return new;
end $$;
create trigger organizations_email_changed before update of email on organizations for each row
  when (old.email is distinct from new.email) execute function note_email_change();
