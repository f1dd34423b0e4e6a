-- Whether a person with this reach may undo a removal. Of one from before the level was kept: with the home platform or all that
-- it is linked to.
create or replace function may_undo(p_is_superadmin boolean, p_reach bigint[], p_deleted_as text, p_levels bigint[])
returns boolean language sql immutable parallel safe
  return p_is_superadmin or (coalesce(p_deleted_as, 'admin') <> 'superadmin' and p_levels <@ p_reach);
