-- What the website and app of a platform may read: the published offers of its accepted organisations (D1.25, R1-32). In the
-- public scope these policies open those rows and no others; every other scope is left as it was.

-- Row-level security decides what these see; in plpgsql, so that no other query is planned with what is in them.
create function app_public_links() returns setof bigint language plpgsql stable as $$
begin
  return query select organization_id from organization_applications
    where application_id = any (app_application_ids());
end $$;
create function app_public_organizations() returns setof bigint language plpgsql stable as $$
begin
  return query select organizations.id from organizations;
end $$;
create function app_public_activities() returns setof bigint language plpgsql stable as $$
begin
  return query select activities.id from activities;
end $$;

create policy published on organizations for select using (
  (select app_scope()) = 'public' and status = 'accepted' and deleted_at is null
  and id in (select app_public_links())
);
create policy published on activities for select using (
  (select app_scope()) = 'public' and not concept and deleted_at is null
  and organization_id in (select app_public_organizations())
);
create policy published on products for select using (
  (select app_scope()) = 'public' and not concept and deleted_at is null
  and organization_id in (select app_public_organizations())
);
create policy published on sessions for select using (
  (select app_scope()) = 'public' and deleted_at is null and activity_id in (select app_public_activities())
);
create policy published on bundles for select using (
  (select app_scope()) = 'public' and deleted_at is null and activity_id in (select app_public_activities())
);
create policy published on bundle_sessions for select using (
  (select app_scope()) = 'public' and activity_id in (select app_public_activities())
);

-- What hangs from an offer, and the places where they are.
create procedure publish_with_organization(table_name text) language plpgsql as $$
begin
  execute format('create policy published on %1$I for select using (
    (select app_scope()) = ''public'' and organization_id in (select app_public_organizations()))', table_name);
end $$;
call publish_with_organization('rates');
call publish_with_organization('location_organizations');
call publish_with_organization('activity_categories');
call publish_with_organization('activity_tags');
call publish_with_organization('product_categories');
call publish_with_organization('product_tags');

create index bundles_by_start on bundles (start_date, id) where deleted_at is null;
