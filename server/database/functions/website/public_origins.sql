-- Returns the websites whose pages may call the public part of the API, of all platforms. Only servers of an earlier version call it, while
-- they still run; others call public_websites().
create or replace function public_origins() returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select host from application_hosts
    union select website_url from applications where website_url is not null;
  perform set_config('app.scope', scope_before, true);
end $$;
