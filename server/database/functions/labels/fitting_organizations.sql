-- Returns the organisations that fit a filter. Its own sports must fit, and one published activity must fit everything else at once.
create or replace function fitting_organizations(filter label_filters) returns setof organizations
language sql stable parallel safe as $$
  select organizations.* from organizations
  where organizations.deleted_at is null and organizations.status <> 'rejected'
    and is_filled(filter)
    and (cardinality(filter.sport_ids) = 0 or organizations.id in (
      select organization_id from organization_sports where sport_id = any (filter.sport_ids)))
    and (not is_filled(without_sports(filter)) or organizations.id in (
      select fitting.organization_id from fitting_activities(without_sports(filter)) fitting where not fitting.concept))
    and organizations.id in (
      select link.organization_id from organization_applications link
        join label_applications audience on audience.application_id = link.application_id
      where audience.label_id = filter.label_id)
$$;
