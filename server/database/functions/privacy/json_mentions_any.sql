-- Returns whether a value of a JSON document mentions one of these phrases of phrases_of(); keys don't count. First and last name in one object count as
-- one text.
create or replace function json_mentions_any(p_value jsonb, p_phrases text[]) returns boolean language sql stable parallel safe as $$
  select cardinality(p_phrases) > 0 and (
    exists (
      select from jsonb_path_query(p_value, 'strict $.** ? (@.type() == "string")') as value
       where mentions_any(value #>> '{}', p_phrases))
    or exists (
      select from jsonb_path_query(p_value, 'strict $.** ? (@.type() == "object")') as record
       where words_of((record ->> 'first_name') || ' ' || (record ->> 'last_name')) = any (p_phrases)))
$$;
