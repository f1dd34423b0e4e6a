-- Returns the platforms by whose administration a user reaches one of these: the platform itself or its parent.
create or replace function administered_levels(p_user_id bigint, p_applications bigint[]) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  levels bigint[];
begin
  perform set_config('app.scope', 'system', true);
  select coalesce(array_agg(distinct application_id order by application_id), '{}') into levels from roles_held(p_user_id)
   where role = 'admin' and application_family(application_id) && p_applications;
  perform set_config('app.scope', scope_before, true);
  return levels;
end $$;
