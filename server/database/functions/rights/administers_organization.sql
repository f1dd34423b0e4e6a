-- Returns whether a user is a superadmin, or administers a platform that the organisation is on or the parent of one.
create or replace function administers_organization(p_user_id bigint, p_organization_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer boolean;
begin
  if p_user_id is null then return false; end if;
  perform set_config('app.scope', 'system', true);
  select exists (select from roles_held(p_user_id) where role = 'superadmin')
      or exists (
        select from organization_applications link
          join roles_held(p_user_id) held on held.role = 'admin'
         where link.organization_id = p_organization_id
           and held.application_id = any (application_ancestry(link.application_id)))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
