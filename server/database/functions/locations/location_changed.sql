-- Updates the copies on a location's links and its search texts when its name, address or removal changes. Trigger on locations.
create or replace function location_changed() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update location_organizations
     set sort_name = fold(new.name), sort_city = fold(new.city), is_removed = new.deleted_at is not null
   where location_id = new.id
     and (sort_name, sort_city, is_removed) is distinct from (fold(new.name), fold(new.city), new.deleted_at is not null);
  perform refresh_location_search(array[new.id]);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
