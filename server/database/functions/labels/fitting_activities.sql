-- Returns the activities that fit a filter. It is the only definition of fitting, used from both sides: for the activities of a filter and
-- for the filters of an activity. A plain query, so that PostgreSQL merges it into the statement and finds an index for the side that is
-- known. Ages: the range of the activity is within that of the filter. Dates: a session that isn't canceled starts between them. Price:
-- that of the rate; without a rate 0. Activities of a removed organisation fit none (docs/rules/access.md#a-removed-organisation).
create or replace function fitting_activities(filter label_filters) returns setof activities language sql stable parallel safe as $$
  select activities.* from activities
  where activities.deleted_at is null
    and activities.organization_id not in (select gone.id from organizations gone where gone.deleted_at is not null)
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
