-- Since when an organisation is on a platform: when it leaves its home, the one that it has been on longest becomes its home. Links from
-- before count from the day on which the organisation was made.
alter table organization_applications add column linked_at timestamptz not null default now();
update organization_applications set linked_at = organizations.created_at
  from organizations where organizations.id = organization_applications.organization_id;
create trigger home_stays_linked after insert on organization_applications referencing new table as changed
  for each statement execute function keep_home_linked();
create trigger home_moves after delete on organization_applications referencing old table as changed
  for each statement execute function keep_home_linked();
update organizations set home_application_id = longest.application_id
  from (select distinct on (organization_id) organization_id, application_id
          from organization_applications order by organization_id, linked_at, application_id) as longest
 where longest.organization_id = organizations.id and not exists (
   select from organization_applications link
    where link.organization_id = organizations.id and link.application_id = organizations.home_application_id);
