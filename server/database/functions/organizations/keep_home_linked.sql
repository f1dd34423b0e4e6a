-- Keeps the home of an organisation a platform that it is on: when it leaves its home, the one that it has been on longest becomes the home.
-- One that is on no platform keeps its home. Trigger on organization_applications.
create or replace function keep_home_linked() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  update organizations set home_application_id = longest.application_id
    from (select distinct on (link.organization_id) link.organization_id, link.application_id
            from organization_applications link
           where link.organization_id in (select organization_id from changed)
           order by link.organization_id, link.linked_at, link.application_id) as longest
   where longest.organization_id = organizations.id and not exists (
     select from organization_applications link
      where link.organization_id = organizations.id and link.application_id = organizations.home_application_id);
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
