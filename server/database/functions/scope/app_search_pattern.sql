-- Returns the pattern of the search, folded and for LIKE; unset finds nothing. The policy of a search table compares with it. LIKE isn't
-- leakproof: in a query it can't use an index, since it would see rows before the policy did. As part of the policy it can.
create or replace function app_search_pattern() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.search_pattern', true), '');
