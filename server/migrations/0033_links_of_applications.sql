-- Removing a platform asks whether these still point to it.

create index organizations_home_application on organizations (home_application_id);
create index organization_unlinks_application on organization_unlinks (application_id);
