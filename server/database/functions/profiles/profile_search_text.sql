-- Returns the search text of an app user: name and address, folded.
create or replace function profile_search_text(p_first_name text, p_last_name text, p_email citext) returns text
  language sql immutable parallel safe
  return fold(trim(coalesce(p_first_name, '') || ' ' || coalesce(p_last_name, '')) || ' ' || p_email::text);
