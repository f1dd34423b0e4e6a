-- Returns the roles of a user. While a superadmin views the product as a role, returns that role alone for the superadmin. What depends on
-- the roles of the caller reads them here. Before enter() has returned, there is no app_user_id() yet: the user is the caller then.
create or replace function roles_held(p_user_id bigint) returns table (role text, application_id bigint, organization_id bigint)
language sql stable as $$
  select user_roles.role, user_roles.application_id, user_roles.organization_id
    from user_roles
   where user_roles.user_id = p_user_id
     and (coalesce(current_setting('app.viewed_role', true), '') = '' or app_user_id() <> p_user_id)
  union all
  select viewed.role,
         case when viewed.role = 'admin' then current_setting('app.viewed_id', true)::bigint end,
         case when viewed.role <> 'admin' then current_setting('app.viewed_id', true)::bigint end
    from (select nullif(current_setting('app.viewed_role', true), '') as role) viewed
   where viewed.role is not null and coalesce(app_user_id(), p_user_id) = p_user_id
$$;
