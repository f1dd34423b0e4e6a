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
  -- Website and app don't show a draft.
  concept boolean not null default true,
  -- the stock, from which each sold unit is taken; null is unlimited, 0 is closed
  spots integer check (spots between 0 and 100000),
  taken integer not null default 0 check (taken >= 0),
  rate_id bigint,
  location_id bigint references locations,
  image_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  search_text text not null generated always as (fold(name)) stored,
  unique (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  -- The organisation must use the location, or have used it.
  foreign key (location_id, organization_id) references location_organizations (location_id, organization_id),
  foreign key (organization_id, image_id) references files (organization_id, id),
  check (age_from <= age_to),
  constraint products_spots_hold check (taken <= spots)
);
create index products_search on products using gin (fold(name) gin_trgm_ops) where deleted_at is null;
create index products_type on products (product_type_id) where product_type_id is not null;
create index products_sport on products (sport_id) where sport_id is not null;
create index products_rate on products (organization_id, rate_id) where rate_id is not null;
create index products_location on products (location_id) where location_id is not null;
create index products_image on products (organization_id, image_id) where image_id is not null;
-- the removed products of an organisation, which its list shows apart
create index products_removed on products (organization_id, fold(name), id) where deleted_at is not null;
create index products_list on products (organization_id, fold(name), id) include (name, concept, deleted_at)
  where deleted_at is null;
create index products_name on products (fold(name), id) include (organization_id, name, concept, deleted_at)
  where deleted_at is null;
call protect_tenant('products');
create policy published on products for select using (
  (select app_scope()) = 'public' and not concept and deleted_at is null
  and organization_id in (select app_public_organizations())
);

create table product_categories (
  organization_id bigint not null,
  product_id bigint not null,
  category_id bigint not null references categories on delete cascade,
  primary key (product_id, category_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index product_categories_category on product_categories (category_id);
call protect_tenant('product_categories');
call publish_with_organization('product_categories');

create table product_tags (
  organization_id bigint not null,
  product_id bigint not null,
  tag_id bigint not null references tags on delete cascade,
  primary key (product_id, tag_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index product_tags_tag on product_tags (tag_id);
call protect_tenant('product_tags');
call publish_with_organization('product_tags');

create table product_labels (
  organization_id bigint not null,
  product_id bigint not null,
  label_id bigint not null references labels,
  primary key (product_id, label_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index product_labels_label on product_labels (label_id);
call protect_tenant('product_labels');

create table purchases (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  product_id bigint not null,
  order_line_id bigint not null,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  -- asked where the product checks ages
  date_of_birth date,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  quantity integer not null check (quantity between 1 and 1000),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  application_id bigint not null,
  unique (organization_id, id),
  unique (organization_id, order_line_id),
  foreign key (organization_id, product_id) references products (organization_id, id)
);
create index purchases_list on purchases (product_id, created_at desc, id desc)
  include (organization_id, application_id);
create index purchases_name on purchases (product_id, fold(last_name || ' ' || first_name), id)
  include (organization_id, application_id, last_name, first_name);
create index purchases_born on purchases (created_at) where date_of_birth is not null;
-- the purchases whose buyer is not erased yet, by date
create index purchases_named on purchases (created_at) where email not like '%@erased.invalid';
call protect_tenant('purchases');
call protect_sales('purchases');
create trigger never_deleted before delete or truncate on purchases execute function refuse_deletion();
create trigger purchase_added after insert on purchases for each row when (new.canceled_at is null)
  execute function purchase_counts();
create trigger purchase_canceled after update of canceled_at on purchases for each row
  when ((old.canceled_at is null) <> (new.canceled_at is null)) execute function purchase_counts();
