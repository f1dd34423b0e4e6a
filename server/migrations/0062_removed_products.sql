-- The products that an organisation removed, as its list shows them by themselves.
create index products_removed on products (organization_id, fold(name), id) where deleted_at is not null;
