-- The one definition of "fits", asked from both sides: which activities fit a filter, and which filters an activity fits. A
-- plain query, so that PostgreSQL takes it apart in the statement that asks and finds an index for whichever side is known.
-- Ages: the activity is meant for nobody outside the range. Dates: it has a session between them. Price: of its rate, free is 0.
create or replace function fitting_activities(filter label_filters) returns setof activities language sql stable parallel safe as $$
  select activities.* from activities
  where activities.deleted_at is null
    and is_filled(filter)
    and (filter.min_age is null or activities.age_from >= filter.min_age)
    and (filter.max_age is null or activities.age_to <= filter.max_age)
    and (cardinality(filter.sport_ids) = 0 or activities.sport_id = any (filter.sport_ids))
    and (cardinality(filter.tag_ids) = 0 or activities.id in (
      select activity_id from activity_tags where tag_id = any (filter.tag_ids)))
    and (cardinality(filter.category_ids) = 0 or activities.id in (
      select activity_id from activity_categories where category_id = any (filter.category_ids)))
    and (coalesce(filter.min_price, filter.max_price) is null or coalesce(
      (select price_in_cents from rates where rates.id = activities.rate_id), 0)
      between coalesce(filter.min_price, 0) and coalesce(filter.max_price, 1000000))
    and (coalesce(filter.start_date, filter.end_date) is null or exists (
      select from sessions
      where sessions.activity_id = activities.id and sessions.deleted_at is null and sessions.canceled_at is null
        and sessions.start_date between coalesce(filter.start_date, '-infinity') and coalesce(filter.end_date, 'infinity')))
    and activities.organization_id in (
      select link.organization_id from organization_applications link
        join label_applications audience on audience.application_id = link.application_id
      where audience.label_id = filter.label_id)
$$;
