-- More than a hundred saved views of a list can be put in order.
alter table user_preferences
  drop constraint user_preferences_view_order_check,
  add constraint user_preferences_view_order_check check (cardinality(view_order) <= 1000);
