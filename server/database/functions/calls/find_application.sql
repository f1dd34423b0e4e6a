-- Which application a request is for when no header says so: the slug, else the host's, else the default, else the
-- oldest.
create or replace function find_application(p_slug text, p_host text, p_default text) returns bigint language sql stable as $$
  select case when p_slug is not null then (select id from applications where slug = p_slug)
  else coalesce(
    (select application_id from application_hosts where host = p_host),
    (select id from applications where slug = p_default or id::text = p_default order by id limit 1),
    (select min(id) from applications))
  end
$$;
