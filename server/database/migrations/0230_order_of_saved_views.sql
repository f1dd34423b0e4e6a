-- In which order a reader's saved views of a list stand, and which of them the list opens with; ids that are no longer there are ignored.
alter table user_preferences
  add column view_order bigint[] not null default '{}' check (cardinality(view_order) <= 100),
  add column default_view bigint;
