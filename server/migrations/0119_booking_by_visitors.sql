-- What visitors of a website read before they book.

create function app_public_products() returns setof bigint language plpgsql stable as $$
begin
  return query select products.id from products;
end $$;

-- the questions of published offers
create policy published on question_fields for select using (
  (select app_scope()) = 'public' and deleted_at is null and archived_at is null
  and (activity_id in (select app_public_activities()) or product_id in (select app_public_products()))
);

-- Websites whose pages may call the public part of the API: the hosts of all platforms and the addresses of their own websites.
create function public_origins() returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select host from application_hosts
    union select website_url from applications where website_url is not null;
  perform set_config('app.scope', scope_before, true);
end $$;
