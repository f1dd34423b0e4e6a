-- Returns whether the caller administers a platform or its parent; null asks for any platform. True for a superadmin.
create or replace function administers(p_application_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer boolean;
begin
  if app_user_id() is null then return false; end if;
  perform set_config('app.scope', 'system', true);
  select exists (
    select from roles_held(app_user_id())
     where role = 'superadmin' or (role = 'admin' and (
       p_application_id is null or application_id = any (application_ancestry(p_application_id)))))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
