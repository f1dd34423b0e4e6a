-- Removes the drafts of superadmins and administrators that mention one of these addresses, and the search from their views and from those
-- shared with a platform that do; renames a view whose name does. Masks these views in the trail, also when they were changed or removed
-- since. Of an account or an app user, who belongs to no organisation.
create or replace function erase_from_typed(p_people jsonb, p_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  addresses text[] := phrases_of(
    (select coalesce(jsonb_agg(jsonb_build_object('email', person -> 'email')), '[]') from jsonb_array_elements(p_people) as person));
  patterns text[];
  readers bigint[];
  views text[];
begin
  if not app_sees_all() then raise exception 'out of scope'; end if;
  perform set_config('app.scope', 'system', true);
  select array_agg(user_id) into readers from user_roles where role in ('superadmin', 'admin');
  delete from form_drafts where user_id = any (readers) and json_mentions_any(form_drafts.values, addresses);
  with changed as (
    update saved_views set query = query - 'search', name = case when mentions_any(name, addresses) then p_name else name end
     where (user_id = any (readers) or shared = 'all') and (json_mentions_any(query, addresses) or mentions_any(name, addresses))
    returning id
  )
  select coalesce(array_agg(id::text), '{}') into views from changed;
  -- a pattern is looked for in a whole row, which costs a tenth of looking for an address in each of its values
  select array_agg('%' || replace(btrim(address), ' ', '%') || '%') into patterns from unnest(addresses) as address;
  views := views || array(
    select distinct subject_id from audit_log
     where subject_type = 'saved_views' and (organization_id is null or actor_id = any (readers))
       and fold(coalesce(subject_name, '') || ' ' || changes::text) like any (patterns)
       and (mentions_any(subject_name, addresses) or json_mentions_any(changes, addresses)));
  perform erase_from_trail(null, 'saved_views', views);
  perform set_config('app.scope', scope_before, true);
end $$;
