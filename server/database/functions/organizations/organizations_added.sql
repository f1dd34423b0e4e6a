-- Writes the search texts of new organisations. Trigger on organizations.
create or replace function organizations_added() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search((select array_agg(id) from added));
  return null;
end $$;

-- Rewrites the search text of a changed organisation. Trigger on organizations.
create or replace function organization_changed() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search(array[new.id]);
  return null;
end $$;

-- Rewrites the search texts of organisations that join or leave a platform. Trigger on organization_applications.
create or replace function organization_links_changed() returns trigger language plpgsql as $$
begin
  perform refresh_organization_search((select array_agg(distinct organization_id) from changed));
  return null;
end $$;
