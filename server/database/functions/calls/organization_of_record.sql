-- Returns the organisation through which the caller enters a record. For an activity that is its owner. For a location it is an
-- organisation that uses it: one of the caller's own, else the owner, else another one on a platform that the caller administers. Null for
-- a record that doesn't exist.
create or replace function organization_of_record(p_caller caller, p_owned_by text, p_record_id bigint) returns bigint
language plpgsql as $$
begin
  if p_owned_by = 'activities' then
    return (select organization_id from activities where id = p_record_id);
  end if;
  if p_owned_by <> 'locations' then
    raise exception 'unknown owner table %', p_owned_by;
  end if;
  return coalesce(
    (select link.organization_id
       from location_organizations link
       join locations on locations.id = link.location_id
       join organizations on organizations.id = link.organization_id and organizations.deleted_at is null
      where link.location_id = p_record_id and link.unlinked_at is null
        and ((p_caller).is_superadmin or link.organization_id = any ((p_caller).works_for) or exists (
          select from organization_applications platform
           where platform.organization_id = link.organization_id and platform.application_id = any ((p_caller).admin_of)))
      order by link.organization_id = any ((p_caller).works_for) desc,
        link.organization_id = locations.owner_organization_id and link.organization_id <> all ((p_caller).works_for) desc,
        link.is_admin desc, link.organization_id
      limit 1),
    (select owner_organization_id from locations where id = p_record_id));
end $$;
