-- Returns the organisations and platforms of a user. Reads beyond the scope, since they are the user's own.
create or replace function memberships(p_user_id bigint, out organizations jsonb, out applications jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by fold(name), id), '[]') into organizations
    from (select distinct o.id, o.name from roles_held(p_user_id) r join organizations o on o.id = r.organization_id
           where o.deleted_at is null) as own;
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by id), '[]') into applications
    from applications
   where id in (
           select unnest(application_family(application_id)) from roles_held(p_user_id) where role = 'admin'
           union
           select link.application_id from roles_held(p_user_id) r join organization_applications link using (organization_id))
      or exists (select from roles_held(p_user_id) where role = 'superadmin');
  perform set_config('app.scope', scope_before, true);
end $$;
