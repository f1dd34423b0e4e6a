-- Returns an organisation, and after it those on the platforms of a user that may be the same one, with all that likelyDouble compares
-- (domain/src/organizations/likely-double.ts). Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function comparable_organizations(p_organization_id bigint, p_user_id bigint)
returns table (id bigint, name text, city text, status text, kvk_number text, email text, website text, addresses jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  administered bigint[] := (select coalesce(array_agg(a.id), '{}') from administered_applications(p_user_id) a);
  own record;
  other record;
  candidates bigint[];
  named integer := 0;
  furthest real;
begin
  perform set_config('app.scope', 'system', true);
  select fold(organizations.name) as name, organizations.kvk_number, organizations.email, website_key(organizations.website) as site into own
    from organizations where organizations.id = p_organization_id;
  -- The search index holds numbers and addresses among other words; likelyDouble compares them later.
  candidates := array(select search_organizations('%' || own.kvk_number || '%'))
    || array(select search_organizations('%' || regexp_replace(fold(own.email::text), '([\\%_])', '\\\1', 'g') || '%'))
    || array(select organizations.id from organizations where strpos(lower(organizations.website), own.site) > 0
      and website_key(organizations.website) = own.site and organizations.deleted_at is null);
  -- Reads names by likeness, and ends where they are no longer alike. After twenty it reads on only while names are equally alike.
  for other in
    select organizations.id, fold(organizations.name) <-> own.name as distance,
      (select true from organization_applications link
        where link.organization_id = organizations.id and link.application_id = any (administered) limit 1) as is_administered
      from organizations where organizations.deleted_at is null and organizations.id <> p_organization_id
     order by fold(organizations.name) <-> own.name
  loop
    exit when other.distance > 0.7 or (named >= 20 and other.distance > furthest);
    continue when other.is_administered is null;
    candidates := candidates || other.id;
    named := named + 1;
    furthest := other.distance;
  end loop;
  return query
    select it.id, it.name, it.city, it.status, it.kvk_number, it.email::text, it.website, organization_addresses(it.id)
    from organizations it
    where it.id = p_organization_id or (it.id = any (candidates) and it.deleted_at is null
      and exists (select from organization_applications link
                   where link.organization_id = it.id and link.application_id = any (administered)))
    order by it.id = p_organization_id desc, it.id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Returns the zip code and house number of each location that an organisation owns.
create or replace function organization_addresses(p_organization_id bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('zipcode', zipcode, 'house_number', house_number)), '[]')
    from locations where owner_organization_id = p_organization_id and deleted_at is null
$$;

-- Returns a website as websiteKey does (domain/src/organizations/likely-double.ts): “https://www.Otters.nl/” is otters.nl.
create or replace function website_key(p_url text) returns text language sql immutable parallel safe
  return nullif(regexp_replace(regexp_replace(lower(trim(p_url)), '^(https?://+)?(www\.)?', ''), '/+$', ''), '');
