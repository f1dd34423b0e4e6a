create or replace function note_settlement() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_own boolean;
begin
  -- it was noted before, and failed at the provider afterwards
  if old.owed_if_missing then return new; end if;
  perform set_config('app.scope', 'system', true);
  is_own := new.refund_id is not null and exists (
    select from user_roles where user_id = new.settled_by and organization_id = new.organization_id);
  new.owed_to_organization := is_own and new.was_refused;
  new.owed_if_missing := is_own and not new.was_refused;
  -- what is looked up counts from when it turns out to be owed: a month that is over stays as it was
  new.settled_at := case when new.owed_if_missing then null else coalesce(new.settled_at, now()) end;
  perform set_config('app.scope', scope_before, true);
  return new;
end $$;
