-- Returns the phrases by which a text mentions these people: the e-mail address or the full name, as words. A full name counts when both
-- parts have a letter or digit: "Jan -" would leave one common word.
create or replace function phrases_of(p_people jsonb) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct words_of(phrase)), '{}')
    from jsonb_to_recordset(p_people) as person (first_name text, last_name text, email text),
      lateral (values (email), (case
        when words_of(first_name) <> '  ' and words_of(last_name) <> '  ' then first_name || ' ' || last_name end)) as each (phrase)
   where words_of(phrase) <> '  '
$$;
