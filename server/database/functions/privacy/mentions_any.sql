-- Returns whether a text has one of these phrases as whole words. The phrases are in the form of words_of(): folded, between spaces, as
-- phrases_of() returns them. Splitting a long text is slow, so it first searches it for the first word of each phrase.
create or replace function mentions_any(p_text text, p_phrases text[]) returns boolean language plpgsql stable parallel safe as $$
declare
  folded text := fold(p_text);
  words text;
begin
  if not exists (select from unnest(p_phrases) as phrase where position(split_part(btrim(phrase), ' ', 1) in folded) > 0) then
    return false;
  end if;
  words := words_of(p_text);
  return exists (select from unnest(p_phrases) as phrase where position(phrase in words) > 0);
end $$;
