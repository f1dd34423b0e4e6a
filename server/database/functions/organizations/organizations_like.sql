-- The organisations of these applications that may be the same as a row of a list, with all that likelyDouble compares: equal in name,
-- e-mail address, website or address. The caller names applications of its own scope. In a statement of its own: it looks beyond the scope.
create or replace function organizations_like(p_rows jsonb, p_applications bigint[])
returns table (n integer, id bigint, name text, city text, status text, kvk_number text, email text, website text, addresses jsonb)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    with incoming as materialized (
      select row.n, fold(row.name) as name, lower(row.email) as email, website_key(row.website) as site,
          address_key(row.zipcode, row.house_number) as address
        from jsonb_to_recordset(p_rows) as row (n integer, name text, email text, website text, zipcode text, house_number text)
    ), live as materialized (
      select organizations.id, fold(organizations.name) as name, lower(organizations.email::text) as email,
          website_key(organizations.website) as site
        from organizations where organizations.deleted_at is null and organizations.application_ids && p_applications
    ), alike as (
      select incoming.n, live.id from incoming join live on live.name = incoming.name
      union select incoming.n, live.id from incoming join live on live.email = incoming.email
      union select incoming.n, live.id from incoming join live on live.site = incoming.site
      union select incoming.n, live.id from incoming
        join locations on locations.address_key = incoming.address and locations.deleted_at is null
        join live on live.id = locations.owner_organization_id
    )
    select alike.n, it.id, it.name, it.city, it.status, it.kvk_number, it.email::text, it.website, organization_addresses(it.id)
      from alike join organizations it on it.id = alike.id
     order by alike.n, it.id;
  perform set_config('app.scope', scope_before, true);
end $$;
