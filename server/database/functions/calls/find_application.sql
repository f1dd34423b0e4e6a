-- Returns the platform of a request that names none in a header. That is the platform of the slug. Without a slug it is that of the host,
-- else the default one, else the oldest.
create or replace function find_application(p_slug text, p_host text, p_default text) returns bigint language sql stable as $$
  select case when p_slug is not null then (select id from applications where slug = p_slug)
  else coalesce(
    (select application_id from application_hosts where host = p_host),
    (select id from applications where slug = p_default or id::text = p_default order by id limit 1),
    (select min(id) from applications))
  end
$$;
