-- Returns the platforms that a user administers, with their children; for a superadmin all platforms. Works in the scope `system`, so call
-- it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function administered_applications(p_user_id bigint) returns table (id bigint, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select applications.id, applications.name from applications
     where exists (select from roles_held(p_user_id) where role = 'superadmin')
        or applications.id in (
          select unnest(application_family(held.application_id)) from roles_held(p_user_id) held where held.role = 'admin')
     order by applications.id;
  perform set_config('app.scope', scope_before, true);
end $$;
