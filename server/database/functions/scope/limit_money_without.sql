-- Limits what the rest of the transaction sees of sales to those of the platforms that the user administers. Sets no limit for a
-- superadmin, nor when a role in the organisation itself holds the ability. Call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function limit_money_without(p_ability text, p_user_id bigint, p_organization_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  holds boolean;
  admin_of bigint[];
begin
  perform set_config('app.scope', 'system', true);
  select exists (
    select from roles_held(p_user_id) held left join role_abilities on role_abilities.role = held.role and ability = p_ability
     where held.role = 'superadmin' or (held.organization_id = p_organization_id and ability is not null)) into holds;
  select coalesce(array_agg(distinct family_id), '{}') into admin_of
    from roles_held(p_user_id) cross join lateral unnest(application_family(application_id)) as family_id
   where role = 'admin';
  perform set_config('app.scope', scope_before, true);
  if not holds then perform limit_money(admin_of, '{}'); end if;
end $$;
