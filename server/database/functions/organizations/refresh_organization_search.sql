-- Updates the copy of their platforms and the search texts of organisations. Replaces rows of organization_search instead of updating them,
-- so that its triggers for insert and delete count them.
create or replace function refresh_organization_search(p_ids bigint[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.search_pattern', '%', true);
  -- A second transaction waits here, and then sees what the first one wrote.
  perform from organizations where id = any (p_ids) order by id for no key update;
  update organizations set application_ids = linked.ids
    from (select asked.id, array(
            select application_id from organization_applications where organization_id = asked.id order by 1) as ids
            from unnest(p_ids) as asked (id)) as linked
   where organizations.id = linked.id and organizations.application_ids <> linked.ids;
  delete from organization_search where organization_id = any (p_ids);
  insert into organization_search (organization_id, text, status, application_ids)
  select id, search_text, status, application_ids from organizations where id = any (p_ids) and deleted_at is null;
  perform set_config('app.search_pattern', '', true);
  perform set_config('app.scope', scope_before, true);
end $$;
