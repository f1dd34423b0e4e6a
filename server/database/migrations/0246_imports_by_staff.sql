-- Staff with the right to import add a list on a platform of their organisation, as they may add an organisation there.
alter policy adding on imports with check (
  (select app_sees_all()) or administers(application_id)
  or application_id in (select link.application_id from organization_applications link where link.organization_id = any (app_organization_ids())));
