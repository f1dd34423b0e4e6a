-- Returns a filter without its sports.
create or replace function without_sports(filter label_filters) returns label_filters language sql immutable parallel safe as $$
  select row(filter.label_id, filter.kind, filter.min_age, filter.max_age, filter.start_date, filter.end_date,
    filter.min_price, filter.max_price, '{}'::bigint[], filter.tag_ids, filter.category_ids, filter.updated_at)::label_filters
$$;
