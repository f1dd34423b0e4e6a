-- Returns the platforms whose administrators see people of an organisation, or have seen them: those that it is on, that it left, or that
-- sold for it, and those above them. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function platforms_with_people_of(p_organization_id bigint) returns bigint[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  platforms bigint[];
begin
  perform set_config('app.scope', 'system', true), set_config('app.money_application_ids', '', true);
  select coalesce(array_agg(distinct above), '{}') into platforms
    from (select application_id from organization_applications where organization_id = p_organization_id
          union select application_id from organization_unlinks where organization_id = p_organization_id
          union select application_id from orders where organization_id = p_organization_id) as seen,
      unnest(application_ancestry(seen.application_id)) as above;
  perform set_config('app.scope', scope_before, true), set_config('app.money_application_ids', money_before, true);
  return platforms;
end $$;
