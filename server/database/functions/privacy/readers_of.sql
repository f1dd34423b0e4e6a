-- Returns the users who may have typed something about the people of an organisation: its team, the administrators of its platforms,
-- superadmins, and users without any role, who may have left the team. `works_elsewhere` is true for those who also see other people:
-- then a bare name may be another person's. `is_of_other_team` is true for those who work for another organisation.
create or replace function readers_of(p_organization_id bigint)
returns table (user_id bigint, works_elsewhere boolean, is_of_other_team boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  platforms bigint[];
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  select coalesce(array_agg(distinct platform), '{}') into platforms
    from organization_applications link, unnest(application_ancestry(link.application_id)) as platform
   where link.organization_id = p_organization_id;
  return query
    select users.id,
        coalesce(bool_or(held.user_id is not null and held.organization_id is distinct from p_organization_id), false),
        coalesce(bool_or(held.organization_id <> p_organization_id), false)
      from users left join user_roles held on held.user_id = users.id
     group by users.id
    having count(held.user_id) = 0 or bool_or(held.role = 'superadmin' or held.organization_id = p_organization_id
      or held.role = 'admin' and held.application_id = any (platforms));
  perform set_config('app.scope', scope_before, true);
end $$;
