-- Returns whether a user who administers these platforms may undo a removal. Only a superadmin undoes what a superadmin removed. Others
-- must administer all platforms by which an administrator removed it. A removal without such platforms passes here: the caller checks the
-- platforms of the record.
create or replace function may_undo(p_is_superadmin boolean, p_reach bigint[], p_deleted_as text, p_levels bigint[])
returns boolean language sql immutable parallel safe
  return p_is_superadmin or (coalesce(p_deleted_as, 'admin') <> 'superadmin' and p_levels <@ p_reach);
