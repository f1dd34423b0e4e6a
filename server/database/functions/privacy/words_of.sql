-- Returns the words of a text, each between spaces, so that a phrase is found in it as whole words.
create or replace function words_of(p_text text) returns text language sql stable parallel safe
  return ' ' || btrim(regexp_replace(fold(p_text), '[^[:alnum:]]+', ' ', 'g')) || ' ';
