-- A long name was too long for the former index (0266).
create index purchases_by_buyer on purchases (product_id, left(fold(last_name || ' ' || first_name), 80), id)
  include (organization_id, application_id, last_name, first_name);
drop index purchases_name;
