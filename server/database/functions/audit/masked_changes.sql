-- Returns changes with the personal values replaced by dots: names, addresses, phone numbers, dates of birth, notes, answers, reasons and the like.
-- Other values stay.
create or replace function masked_changes(p_changes jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, case
    when key ~ 'name|email|phone|birth|gender|notes|answers|avatar|subject|reason|settled_how|explanation|^age$|^body$|^contents$|^query$|^title$'
    then jsonb_build_object('old', case when value->'old' = 'null' then null else '•••' end,
      'new', case when value->'new' = 'null' then null else '•••' end)
    else value end), '{}') from jsonb_each(p_changes)
$$;
