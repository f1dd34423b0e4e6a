-- A long name was too long for the former index (0266).
create index orders_by_buyer on orders (left(fold(last_name || ' ' || first_name), 80), id)
  include (organization_id, application_id, last_name, first_name);
drop index orders_buyer;
