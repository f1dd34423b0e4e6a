-- Returns at most five organisations that may be the same as this one: by KVK number, e-mail address or name. Looks on the platforms that
-- the user administers. Changes the scope, so call it in a statement of its own.
-- Called by processes of the previous version only: it is dropped in the next release.
create or replace function similar_organizations(p_organization_id bigint, p_user_id bigint)
returns table (id bigint, name text, city text, status text, likeness text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  reach bigint[] := (select coalesce(array_agg(a.id), '{}') from administered_applications(p_user_id) a);
  own record;
  other record;
  candidates bigint[];
  named integer := 0;
  furthest real;
begin
  perform set_config('app.scope', 'system', true);
  select fold(organizations.name) as name, organizations.kvk_number, organizations.email into own
    from organizations where organizations.id = p_organization_id;
  -- The search index holds numbers and addresses among other words; the last query keeps equal ones only.
  candidates := array(select search_organizations('%' || own.kvk_number || '%'))
    || array(select search_organizations('%' || regexp_replace(fold(own.email::text), '([\\%_])', '\\\1', 'g') || '%'));
  -- Reads names by likeness, and ends where they are no longer alike. After five it reads on only while names are equally alike.
  for other in
    select organizations.id, fold(organizations.name) <-> own.name as distance,
      (select true from organization_applications link
        where link.organization_id = organizations.id and link.application_id = any (reach) limit 1) as is_in_reach
      from organizations where organizations.deleted_at is null and organizations.id <> p_organization_id
     order by fold(organizations.name) <-> own.name
  loop
    exit when other.distance > 0.6 or (named >= 5 and other.distance > furthest);
    continue when other.is_in_reach is null;
    candidates := candidates || other.id;
    named := named + 1;
    furthest := other.distance;
  end loop;
  return query
    select it.id, it.name, it.city, it.status,
      case when it.kvk_number = own.kvk_number then 'kvk_number' when it.email = own.email then 'email' else 'name' end
    from organizations it
    where it.id = any (candidates) and it.id <> p_organization_id and it.deleted_at is null
      and (it.kvk_number = own.kvk_number or it.email = own.email or similarity(fold(it.name), own.name) > 0.4)
      and exists (select from organization_applications link
                   where link.organization_id = it.id and link.application_id = any (reach))
    order by (it.kvk_number = own.kvk_number) is true desc, (it.email = own.email) is true desc,
      similarity(fold(it.name), own.name) desc, it.id
    limit 5;
  perform set_config('app.scope', scope_before, true);
end $$;
