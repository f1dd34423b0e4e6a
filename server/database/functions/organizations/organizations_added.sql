create or replace function organizations_added() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search((select array_agg(id) from added));
  return null;
end $$;

create or replace function organization_changed() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search(array[new.id]);
  return null;
end $$;

create or replace function organization_links_changed() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search((select array_agg(distinct organization_id) from changed));
  return null;
end $$;
