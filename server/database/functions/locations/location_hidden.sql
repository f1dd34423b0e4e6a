-- Copies a changed visibility to the links of a location. Trigger on locations.
create or replace function location_hidden() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update location_organizations set is_hidden = new.is_hidden where location_id = new.id;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
