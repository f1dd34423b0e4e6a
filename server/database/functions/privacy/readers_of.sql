-- Returns the users who may have typed something about the people of an organisation: its team, the administrators of its platforms (also of
-- one that it left), superadmins, users without any role, who may have left the team, and users with a role elsewhere who were in the team according to the
-- trail. `works_elsewhere` is true for those who also see other people: then a bare name may be another person's. `is_of_other_team` is
-- true for those who work for another organisation, and for every former member with a role elsewhere.
create or replace function readers_of(p_organization_id bigint)
returns table (user_id bigint, works_elsewhere boolean, is_of_other_team boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  platforms bigint[];
  former bigint[];
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  platforms := platforms_with_people_of(p_organization_id);
  -- a member who was changed or removed, and who invited or accepted
  select coalesce(array_agg(distinct case subject_type when 'members' then subject_id::bigint else actor_id end), '{}') into former
    from audit_log where subject_type in ('members', 'invites') and organization_id = p_organization_id;
  return query
    with held as (
      select users.id, user_roles.role, user_roles.organization_id,
          user_roles.role is null or user_roles.role = 'superadmin' or user_roles.organization_id = p_organization_id
            or user_roles.role = 'admin' and user_roles.application_id = any (platforms) as is_present
        from users left join user_roles on user_roles.user_id = users.id
    )
    select held.id, bool_or(held.role is not null and held.organization_id is distinct from p_organization_id),
        coalesce(bool_or(held.organization_id <> p_organization_id), false) or not bool_or(held.is_present)
      from held group by held.id
    having bool_or(held.is_present) or held.id = any (former);
  perform set_config('app.scope', scope_before, true);
end $$;
