-- A refund that was given up without an answer of the provider may have arrived all the same. When staff of the organisation note that
-- they gave it back, it is looked up at the provider, and owed to the organisation only when the provider has none or it failed there. One
-- that the provider refused is owed at once, as before (docs/rules/payouts.md#what-counts).
alter table provider_refunds add column owed_if_missing boolean not null default false;
alter table provider_refunds add check (
  not owed_if_missing or (not owed_to_organization and refund_id is not null and status in ('settled', 'sent')));
create index provider_refunds_looked_up on provider_refunds (updated_at) where owed_if_missing;

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
