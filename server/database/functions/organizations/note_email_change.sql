-- Stores when the e-mail address of an organisation changed, by which user, and which superadmins gave that user the role. Keeps the former
-- address when none is kept yet, or when it was in use for 30 days. Trigger on organizations.
create or replace function note_email_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.email_changed_by := coalesce(new.email_changed_by, app_user_id());
  else
    if nullif(old.email, '') is not null and (old.previous_email is null or coalesce(old.email_changed_at < now() - interval '30 days', true)) then
      new.previous_email := old.email;
    end if;
    new.email_changed_at := now();
    new.email_changed_by := app_user_id();
  end if;
  new.email_changed_through := superadmins_behind(new.email_changed_by, new.id);
  return new;
end $$;
