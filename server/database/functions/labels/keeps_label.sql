-- Returns whether the caller may maintain a label: administers all its platforms. A label without platforms is being added, so any
-- administrator may maintain it.
create or replace function keeps_label(p_label_id bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  platforms bigint[];
begin
  perform set_config('app.scope', 'system', true);
  platforms := array(select application_id from label_applications where label_id = p_label_id);
  perform set_config('app.scope', scope_before, true);
  return administers(null) and not exists (select from unnest(platforms) as id where not administers(id));
end $$;
