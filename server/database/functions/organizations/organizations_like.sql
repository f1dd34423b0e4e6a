-- Returns, for each row of a list, the organisations on these platforms that may be the same, with all that likelyDouble compares. They are
-- equal in name, KVK number, e-mail address, website or address; an equal name counts in the same town, or when the town is unknown. Of many equal ones
-- it returns the first, so that a list with one name costs no more than another. Of their addresses it returns only that of the row, since
-- an organisation may have thousands. The caller passes platforms of its own scope. Works in the scope `system`, so call it in a statement
-- of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function organizations_like(p_rows jsonb, p_applications bigint[])
returns table (n integer, id bigint, name text, city text, status text, kvk_number text, email text, website text, addresses jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    with incoming as materialized (
      select row.n, fold(row.name) as name, city_key(row.city) as city, row.kvk_number as kvk, lower(row.email) as email,
          website_key(row.website) as site, address_key(row.zipcode, row.house_number) as address,
          jsonb_build_array(jsonb_build_object('zipcode', row.zipcode, 'house_number', row.house_number)) as addresses
        from jsonb_to_recordset(p_rows)
          as row (n integer, name text, city text, kvk_number text, email text, website text, zipcode text, house_number text)
    ), live as materialized (
      select organizations.id, fold(organizations.name) as name, coalesce(city_key(organizations.city), '') as city,
          organizations.kvk_number as kvk, lower(organizations.email::text) as email, website_key(organizations.website) as site
        from organizations where organizations.deleted_at is null and organizations.application_ids && p_applications
    ), first as materialized (
      select live.*, row_number() over (partition by live.name, live.city order by live.id) as of_name,
          row_number() over (partition by live.kvk order by live.id) as of_kvk,
          row_number() over (partition by live.email order by live.id) as of_email,
          row_number() over (partition by live.site order by live.id) as of_site
        from live
    ), at_address as materialized (
      select locations.address_key as address, live.id,
          row_number() over (partition by locations.address_key order by live.id) as of_address
        from locations join live on live.id = locations.owner_organization_id
       where locations.deleted_at is null and locations.address_key in (select incoming.address from incoming)
    ), alike as materialized (
      select incoming.n, first.id from incoming join first
          on first.name = incoming.name and first.city = incoming.city and first.of_name <= 10
      union select incoming.n, first.id from incoming join first
          on first.name = incoming.name and first.city = '' and first.of_name <= 10
      union select incoming.n, first.id from incoming join first on first.kvk = incoming.kvk and first.of_kvk <= 10
      union select incoming.n, first.id from incoming join first on first.email = incoming.email and first.of_email <= 10
      union select incoming.n, first.id from incoming join first on first.site = incoming.site and first.of_site <= 10
      union select incoming.n, at_address.id from incoming join at_address
          on at_address.address = incoming.address and at_address.of_address <= 50
    ), others as materialized (
      select it.id, it.name, it.city, it.status, it.kvk_number, it.email::text as email, it.website
        from organizations it where it.id in (select alike.id from alike)
    )
    select alike.n, others.id, others.name, others.city, others.status, others.kvk_number, others.email, others.website,
        case when exists (select from at_address where at_address.address = incoming.address and at_address.id = alike.id)
          then incoming.addresses else '[]' end
      from alike join others on others.id = alike.id join incoming on incoming.n = alike.n
     order by alike.n, others.id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- Returns a town as nameKey writes names (domain/src/organizations/likely-double.ts); null when none is given.
create or replace function city_key(p_city text) returns text language sql immutable as $$
  select nullif(regexp_replace(fold(p_city), '[^[:alnum:]]', '', 'g'), '')
$$;
