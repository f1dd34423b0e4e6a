-- What an organisation sells or lends: a membership, a course book, ten swims in advance.

create table products (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  name text not null check (length(name) between 1 and 255),
  product_type_id bigint references product_types on delete set null,
  description text,
  sport_id bigint references sports on delete set null,
  gender text check (gender in ('male', 'female', 'other', 'none', 'both')),
  level text check (level in ('beginner', 'intermediate', 'advanced', 'all')),
  payment_url text,
  is_accessible smallint not null default 0 check (is_accessible in (0, 1)),
  age_from smallint check (age_from between 0 and 120),
  age_to smallint check (age_to between 0 and 120),
  should_validate_age boolean not null default false,
  -- a draft is hidden from website and app
  concept boolean not null default true,
  -- the stock, each unit sold counting: null is unlimited, 0 is closed
  spots integer check (spots between 0 and 100000),
  taken integer not null default 0 check (taken >= 0),
  rate_id bigint,
  location_id bigint references locations,
  image_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  -- the location must be one the organisation uses (or used)
  foreign key (location_id, organization_id) references location_organizations (location_id, organization_id),
  foreign key (organization_id, image_id) references files (organization_id, id),
  check (age_from <= age_to),
  constraint products_spots_hold check (taken <= spots)
);
create index products_list on products (organization_id, fold(name), id) where deleted_at is null;
create index products_name on products (fold(name), id) where deleted_at is null;
create index products_search on products using gin (fold(name) gin_trgm_ops) where deleted_at is null;
create index products_type on products (product_type_id) where product_type_id is not null;
create index products_sport on products (sport_id) where sport_id is not null;
create index products_rate on products (organization_id, rate_id) where rate_id is not null;
create index products_location on products (location_id) where location_id is not null;
create index products_image on products (organization_id, image_id) where image_id is not null;
call protect_tenant('products');

create table product_categories (
  organization_id bigint not null,
  product_id bigint not null,
  category_id bigint not null references categories on delete cascade,
  primary key (product_id, category_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index product_categories_category on product_categories (category_id);
call protect_tenant('product_categories');

create table product_tags (
  organization_id bigint not null,
  product_id bigint not null,
  tag_id bigint not null references tags on delete cascade,
  primary key (product_id, tag_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index product_tags_tag on product_tags (tag_id);
call protect_tenant('product_tags');

create table product_labels (
  organization_id bigint not null,
  product_id bigint not null,
  label_id bigint not null references labels,
  primary key (product_id, label_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index product_labels_label on product_labels (label_id);
call protect_tenant('product_labels');

-- As fitting_activities(). A product has no dates: a filter that asks for them finds none.
create function fitting_products(filter label_filters) returns setof products language sql stable parallel safe as $$
  select products.* from products
  where products.deleted_at is null
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

-- Products carry tags and categories too: how many offers there are in all, also those that the caller may not see.
create or replace function count_offers(p_tag_id bigint, p_category_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  select (select count(*) from activities
           where deleted_at is null
             and (id in (select activity_id from activity_tags where tag_id = p_tag_id)
               or id in (select activity_id from activity_categories where category_id = p_category_id)))
       + (select count(*) from products
           where deleted_at is null
             and (id in (select product_id from product_tags where tag_id = p_tag_id)
               or id in (select product_id from product_categories where category_id = p_category_id)))
    into answer;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
