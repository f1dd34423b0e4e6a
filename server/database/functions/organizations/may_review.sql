-- Returns whether a user may decide about an organisation: a superadmin, or an administrator of its home platform or of a parent of that,
-- with the ability review-organizations. A role in the organisation itself never counts. Works in the scope `system`, so call it in a
-- statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function may_review(p_organization_id bigint, p_user_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (select from roles_held(p_user_id) where role = 'superadmin')
      or exists (
        select from roles_held(p_user_id)
         where role = 'admin'
           and exists (select from role_abilities where role = 'admin' and ability = 'review-organizations')
           and application_id = any (application_ancestry(
             (select home_application_id from organizations where id = p_organization_id))))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
