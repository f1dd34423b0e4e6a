-- Masks the audit rows about every record whose trail mentions one of these people, also of records that were changed or removed since:
-- contacts, invites, messages, notifications, shared views of the organisation and its platforms (also of one that it left), and reasons of canceled sessions. Without an
-- organisation: contacts and invites of all. Rows about offers and about the organisation itself stay. Returns the former names that mention
-- one.
create or replace function erase_mentions_from_trail(p_organization_id bigint, p_people jsonb) returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  phrases text[] := phrases_of(p_people);
  patterns text[];
  platforms bigint[];
  names text[];
  subjects jsonb;
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  platforms := platforms_with_people_of(p_organization_id);
  -- A pattern is looked for in a whole row, which costs a tenth of looking for a phrase in each of its values. The last name is before the
  -- first one in jsonb.
  select array_agg('%' || replace(btrim(each), ' ', '%') || '%') into patterns from (
    select unnest(phrases) union all
    select btrim(words_of(last_name)) || words_of(first_name)
      from jsonb_to_recordset(p_people) as person (first_name text, last_name text)
     where words_of(first_name) <> '  ' and words_of(last_name) <> '  ') as sought (each);
  with typed as not materialized (
    -- as in the index audit_log_typed
    select subject_type, subject_id, subject_name, changes from audit_log
     where organization_id = p_organization_id
       and (subject_type in ('contacts', 'invites', 'messages', 'notifications', 'provider_findings', 'saved_views')
         or subject_type = 'sessions' and changes ? 'canceled_reason')
    union all
    select subject_type, subject_id, subject_name, changes from audit_log
     where subject_type = 'saved_views' and organization_id is null and application_id = any (platforms)
    union all
    select subject_type, subject_id, subject_name, changes from audit_log
     where p_organization_id is null and subject_type in ('contacts', 'invites')
  ), near as materialized (
    select * from typed where fold(coalesce(subject_name, '') || ' ' || changes::text) like any (patterns)
  ), found as (
    select subject_type, subject_id, subject_name from near
     where mentions_any(subject_name, phrases) or json_mentions_any(changes, phrases)
       or words_of((changes -> 'first_name' ->> 'old') || ' ' || (changes -> 'last_name' ->> 'old')) = any (phrases)
       or words_of((changes -> 'first_name' ->> 'new') || ' ' || (changes -> 'last_name' ->> 'new')) = any (phrases)
  ), by_type as (
    select subject_type, array_agg(distinct subject_id) as ids from found group by subject_type
  )
  select (select jsonb_object_agg(subject_type, to_jsonb(ids)) from by_type),
      (select array_agg(distinct subject_name) from found where mentions_any(subject_name, phrases))
    into subjects, names;
  perform erase_from_trail(null, key, array(select jsonb_array_elements_text(value))) from jsonb_each(coalesce(subjects, '{}'));
  perform set_config('app.scope', scope_before, true);
  return query select unnest(names);
end $$;
