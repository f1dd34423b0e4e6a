-- Returns the applications that an organisation is on, with those above them, as far as the caller's scope shows them.
create or replace function platforms_above(p_organization_id bigint) returns bigint[] language sql stable as $$
  select coalesce(array_agg(distinct platform), '{}')
    from organization_applications link, unnest(application_ancestry(link.application_id)) as platform
   where link.organization_id = p_organization_id
$$;
