-- Returns the hosts of each platform, and the address of its own website. Pages of both may call the public part of the API.
create or replace function public_websites() returns table (application_id bigint, host text, website_url text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select hosts.application_id, hosts.host::text, null::text from application_hosts hosts
    union all select id, null, applications.website_url::text from applications where applications.website_url is not null;
  perform set_config('app.scope', scope_before, true);
end $$;
