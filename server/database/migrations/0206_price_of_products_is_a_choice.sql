-- True: neither a rate nor free was chosen yet. With a rate it says nothing, so that the former version may go on setting one.
alter table products add column price_open boolean not null default false;
-- Nothing is sold for free by accident.
alter table products add constraint products_price_chosen
  check (concept or rate_id is not null or not price_open);
-- What is published has its price; of a draft without a rate free is not a choice yet.
update products set price_open = true where concept and rate_id is null;
