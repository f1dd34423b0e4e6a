-- Removes the search from saved views that mention one of these people, and renames a view whose name does. Masks them in the trail, and
-- returns them. Covers the views of an organisation and of its platforms (also of one that it left), and the private views of those who see its people. A private view
-- belongs to no organisation: for users who work for another one too, only the e-mail addresses count.
create or replace function erase_from_views(p_organization_id bigint, p_people jsonb, p_name text) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  phrases text[] := phrases_of(p_people);
  addresses text[] := phrases_of(
    (select coalesce(jsonb_agg(jsonb_build_object('email', person -> 'email')), '[]') from jsonb_array_elements(p_people) as person));
  platforms bigint[];
  changed bigint[];
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  platforms := platforms_with_people_of(p_organization_id);
  with found as (
    select saved_views.id, case when reader.is_of_other_team then addresses else phrases end as sought
      from saved_views join readers_of(p_organization_id) as reader on reader.user_id = saved_views.user_id
     where shared = 'me'
    union all
    select saved_views.id, phrases from saved_views where saved_views.organization_id = p_organization_id
    union all
    select saved_views.id, phrases from saved_views where saved_views.application_id = any (platforms)
  ), done as (
    update saved_views set query = saved_views.query - 'search',
        name = case when mentions_any(saved_views.name, sought) then p_name else saved_views.name end
      from found
     where found.id = saved_views.id
       and (json_mentions_any(saved_views.query, sought) or mentions_any(saved_views.name, sought))
    returning saved_views.id
  )
  select coalesce(array_agg(id), '{}') into changed from done;
  perform erase_from_trail(null, 'saved_views', changed::text[]);
  perform set_config('app.scope', scope_before, true);
  return query select unnest(changed);
end $$;
