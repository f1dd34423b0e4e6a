-- Decides what an organisation is owed when a failed refund is given back another way. Money from the organisation's own staff is owed to
-- it, except once it was removed, since its roles hold no more: at once when the provider refused the refund, else only when the refund turns
-- out to be missing at the provider. That also holds for money without an order, which stayed at the provider. Trigger on provider_refunds.
create or replace function note_settlement() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_own boolean;
begin
  -- It was noted before, and the refund failed at the provider afterwards.
  if old.owed_if_missing then return new; end if;
  perform set_config('app.scope', 'system', true);
  is_own := exists (
    select from user_roles join organizations on organizations.id = user_roles.organization_id
     where user_id = new.settled_by and organization_id = new.organization_id and organizations.deleted_at is null);
  new.owed_to_organization := is_own and new.was_refused;
  new.owed_if_missing := is_own and not new.was_refused;
  -- A refund that is still looked up counts from the moment it turns out to be owed, so that a past month doesn't change.
  new.settled_at := case when new.owed_if_missing then null else coalesce(new.settled_at, now()) end;
  perform set_config('app.scope', scope_before, true);
  return new;
end $$;
