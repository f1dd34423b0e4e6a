-- Returns the numbers of the imported rows that exist already: an organisation on one of these platforms with the same name and the same
-- address of a location. Works out the addresses first, so that each is one index lookup, also on a platform with 100,000 organisations.
-- Reads in the scope `system`, since in the scope of a platform the policies check the organisation of every row. The caller passes
-- platforms of its own scope. Call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
-- Called by processes of the previous version only: it is dropped in the next release.
create or replace function imported_before(p_rows jsonb, p_applications bigint[]) returns setof integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    with incoming as materialized (
      select row.n, fold(row.name) as name, address_key(zipcode, house_number) as address_key
        from jsonb_to_recordset(p_rows) as row (n integer, name text, zipcode text, house_number text))
    select distinct incoming.n
      from incoming
      join locations on locations.address_key = incoming.address_key and locations.deleted_at is null
      join organizations on organizations.id = locations.owner_organization_id and organizations.deleted_at is null
     where fold(organizations.name) = incoming.name
       and exists (select from organization_applications link
                    where link.organization_id = organizations.id and link.application_id = any (p_applications));
  perform set_config('app.scope', scope_before, true);
end $$;
