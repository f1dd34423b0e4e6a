-- Sees this one organisation from here on, as a call of its own staff would.
create or replace function enter_organization_of_public(p_organization_id bigint) returns void language sql as $$
  select set_scope('organizations', array[p_organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications where organization_id = p_organization_id))
$$;

-- Enters the organisation of a published offer of the current platform, to book it; true when it did. Only a call of the website or the
-- app may do that, and the caller looks up the offer there first. To be called in a statement of its own.
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
