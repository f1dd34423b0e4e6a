create or replace function app_public_products() returns setof bigint language plpgsql stable as $$
begin
  return query select products.id from products;
end $$;
