-- Narrows the scope to one organisation and its platforms, as for a call of its own staff.
create or replace function enter_organization_of_public(p_organization_id bigint) returns void language sql as $$
  select set_scope('organizations', array[p_organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = p_organization_id))
$$;

-- Enters an organisation of the current platform, so that a visitor can book there. Returns false outside the scope `public`, and for an
-- organisation that isn't accepted or isn't on the platform. The caller looks up the published offer first. Leaves the scope changed,
-- so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_published(p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  platforms bigint[] := app_application_ids();
begin
  if app_scope() is distinct from 'public' then
    return false;
  end if;
  perform set_config('app.scope', 'system', true);
  if not exists (
    select from organizations join organization_applications link on link.organization_id = organizations.id
    where organizations.id = p_organization_id and status = 'accepted' and deleted_at is null and link.application_id = any (platforms))
  then
    perform set_config('app.scope', 'public', true);
    return false;
  end if;
  perform enter_organization_of_public(p_organization_id);
  return true;
end $$;
