-- Returns the rank of a role. A user gives roles up to the rank of their own role.
create or replace function role_rank(p_role text) returns integer language sql immutable parallel safe
  return case p_role when 'trainer' then 1 when 'organization' then 2 when 'admin' then 3 when 'superadmin' then 4 else 0 end;
