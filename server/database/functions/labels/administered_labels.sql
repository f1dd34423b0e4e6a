-- Returns the labels that a user may maintain: the user administers all platforms of each. Works in the scope `system`, so call it in a
-- statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function administered_labels(p_user_id bigint) returns setof bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  administered bigint[] := (select coalesce(array_agg(id), '{}') from administered_applications(p_user_id));
begin
  perform set_config('app.scope', 'system', true);
  return query
    select label_id from label_applications group by label_id having bool_and(application_id = any (administered));
  perform set_config('app.scope', scope_before, true);
end $$;
