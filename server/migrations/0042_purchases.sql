-- Who bought a product. Each unit counts against the stock until the purchase is canceled; money that went back by itself
-- returns nothing to the shelf. Whoever sells locks the product first, then the order (D4.6), and the product's check has the
-- last word: never more sold than there were.

create table purchases (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  product_id bigint not null,
  order_line_id bigint not null,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  -- asked where the product validates ages
  date_of_birth date,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  quantity integer not null check (quantity between 1 and 1000),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, order_line_id),
  foreign key (organization_id, product_id) references products (organization_id, id),
  foreign key (organization_id, order_line_id) references order_lines (organization_id, id)
);
create index purchases_list on purchases (product_id, created_at desc, id desc);
create index purchases_name on purchases (product_id, fold(last_name || ' ' || first_name), id);
call protect_tenant('purchases');
create trigger never_deleted before delete or truncate on purchases execute function refuse_deletion();

create function purchase_counts() returns trigger language plpgsql as $$
begin
  update products set taken = taken + case when new.canceled_at is null then new.quantity else -new.quantity end
    where id = new.product_id;
  return null;
end $$;
create trigger purchase_added after insert on purchases for each row when (new.canceled_at is null)
  execute function purchase_counts();
create trigger purchase_canceled after update of canceled_at on purchases for each row
  when ((old.canceled_at is null) <> (new.canceled_at is null)) execute function purchase_counts();
