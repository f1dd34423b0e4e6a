-- What is searched for, folded and as a LIKE pattern; unset finds nothing. LIKE isn't leakproof: beside a policy it can't use an
-- index, for it would see rows before the policy did. As part of the policy of a search table it can.
create or replace function app_search_pattern() returns text
  language sql stable parallel safe
  return nullif(current_setting('app.search_pattern', true), '');
