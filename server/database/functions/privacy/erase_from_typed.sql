-- Removes the drafts of superadmins and administrators that mention one of these addresses, and the search from their private views that do;
-- renames a view whose name does. Of an account or an app user, who belongs to no organisation.
create or replace function erase_from_typed(p_people jsonb, p_name text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  addresses text[] := phrases_of(
    (select coalesce(jsonb_agg(jsonb_build_object('email', person -> 'email')), '[]') from jsonb_array_elements(p_people) as person));
  readers bigint[];
begin
  if not app_sees_all() then raise exception 'out of scope'; end if;
  perform set_config('app.scope', 'system', true);
  select array_agg(user_id) into readers from user_roles where role in ('superadmin', 'admin');
  delete from form_drafts where user_id = any (readers) and json_mentions_any(form_drafts.values, addresses);
  update saved_views set query = query - 'search', name = case when mentions_any(name, addresses) then p_name else name end
   where shared = 'me' and user_id = any (readers) and (json_mentions_any(query, addresses) or mentions_any(name, addresses));
  perform set_config('app.scope', scope_before, true);
end $$;
