-- Erasing a person finds what names that person, and nothing that doesn't (docs/privacy.md).

-- What a text must hold to name one of these people: the address or the full name, as words. A name counts when both parts have a
-- letter or digit: of "Jan -" one common word would be left, which other texts hold too.
create function phrases_of(p_people jsonb) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct words_of(phrase)), '{}')
    from jsonb_to_recordset(p_people) as person (first_name text, last_name text, email text),
      lateral (values (email), (case
        when words_of(first_name) <> '  ' and words_of(last_name) <> '  ' then first_name || ' ' || last_name end)) as each (phrase)
   where words_of(phrase) <> '  '
$$;

-- Whether a text holds one of these phrases as whole words. The words of a long text cost a hundred times more than a look for the
-- first word of each phrase.
create function mentions_any(p_text text, p_phrases text[]) returns boolean language plpgsql stable parallel safe as $$
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

-- The same of the values of a JSON document, never of its keys. Names as two fields of one object count as one text.
create function json_mentions_any(p_value jsonb, p_phrases text[]) returns boolean language sql stable parallel safe as $$
  select cardinality(p_phrases) > 0 and (
    exists (
      select from jsonb_path_query(p_value, 'strict $.** ? (@.type() == "string")') as value
       where mentions_any(value #>> '{}', p_phrases))
    or exists (
      select from jsonb_path_query(p_value, 'strict $.** ? (@.type() == "object")') as record
       where words_of((record ->> 'first_name') || ' ' || (record ->> 'last_name')) = any (p_phrases)))
$$;

-- The team of an organisation, and who of it works elsewhere too.
create function team_of(p_organization_id bigint) returns table (user_id bigint, works_elsewhere boolean)
language sql stable as $$
  select own.user_id, exists (
      select from user_roles other
       where other.user_id = own.user_id and other.organization_id is distinct from p_organization_id)
    from user_roles own where own.organization_id = p_organization_id group by own.user_id
$$;

-- As before, by these rules. A private view is not of an organisation: of who works elsewhere too, only the address counts.
create or replace function erase_from_views(p_organization_id bigint, p_people jsonb, p_name text) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  phrases text[] := phrases_of(p_people);
  addresses text[] := phrases_of(
    (select coalesce(jsonb_agg(jsonb_build_object('email', person -> 'email')), '[]') from jsonb_array_elements(p_people) as person));
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  return query
    with found as (
      select saved_views.id, case when works_elsewhere then addresses else phrases end as sought
        from saved_views join team_of(p_organization_id) as team on team.user_id = saved_views.user_id
       where shared = 'me'
      union all
      select saved_views.id, phrases from saved_views where saved_views.organization_id = p_organization_id
    )
    update saved_views set query = saved_views.query - 'search',
        name = case when mentions_any(saved_views.name, sought) then p_name else saved_views.name end
      from found
     where found.id = saved_views.id
       and (json_mentions_any(saved_views.query, sought) or mentions_any(saved_views.name, sought))
    returning saved_views.id;
  perform set_config('app.scope', scope_before, true);
end $$;
drop function mentions_person(text, jsonb);

-- Erasing a person must not begin the limits of mails anew: what an erased mail counted for stays as a keyed hash until the limit
-- of a day is over. The key is made here, for this database alone; no backup holds it.
alter table mails add column limit_hash text;
create index mails_counted_erased on mails (limit_hash, created_at) where limit_hash is not null;
do $do$ begin
  execute format($function$
    create function mail_limit_hash(p_text text) returns text language sql stable parallel safe
      return encode(sha256(convert_to(%L || lower(p_text), 'UTF8')), 'hex')
  $function$, gen_random_uuid()::text || gen_random_uuid()::text);
end $do$;
