-- Returns the name by which lists sort an app user, or the address of one without a name. Cut at 200 characters, since an index entry has a
-- limit.
create or replace function profile_list_name(p_first_name text, p_last_name text, p_email citext) returns text
  language sql immutable parallel safe
  return left(fold(coalesce(nullif(trim(coalesce(p_first_name, '') || ' ' || coalesce(p_last_name, '')), ''), p_email::text)), 200);
