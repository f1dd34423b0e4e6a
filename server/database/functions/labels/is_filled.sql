-- Returns whether a filter has a condition. One without conditions finds nothing.
create or replace function is_filled(filter label_filters) returns boolean language sql immutable parallel safe as $$
  select coalesce(filter.min_age, filter.max_age, filter.min_price, filter.max_price) is not null
    or coalesce(filter.start_date, filter.end_date) is not null
    or cardinality(filter.sport_ids) + cardinality(filter.tag_ids) + cardinality(filter.category_ids) > 0
$$;
