-- Returns the products that fit a filter, by the rules of fitting_activities(). A product has no dates, so a filter with dates finds none.
create or replace function fitting_products(filter label_filters) returns setof products language sql stable parallel safe as $$
  select products.* from products
  where products.deleted_at is null
    and products.organization_id not in (select gone.id from organizations gone where gone.deleted_at is not null)
    and is_filled(filter)
    and (filter.min_age is null or products.age_from >= filter.min_age)
    and (filter.max_age is null or products.age_to <= filter.max_age)
    and (cardinality(filter.sport_ids) = 0 or products.sport_id = any (filter.sport_ids))
    and (cardinality(filter.tag_ids) = 0 or products.id in (
      select product_id from product_tags where tag_id = any (filter.tag_ids)))
    and (cardinality(filter.category_ids) = 0 or products.id in (
      select product_id from product_categories where category_id = any (filter.category_ids)))
    and (coalesce(filter.min_price, filter.max_price) is null or coalesce(
      (select price_in_cents from rates where rates.id = products.rate_id), 0)
      between coalesce(filter.min_price, 0) and coalesce(filter.max_price, 1000000))
    and coalesce(filter.start_date, filter.end_date) is null
    and products.organization_id in (
      select link.organization_id from organization_applications link
        join label_applications audience on audience.application_id = link.application_id
      where audience.label_id = filter.label_id)
$$;
