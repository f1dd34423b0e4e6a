-- Refuses a direct change of application_ids, which only refresh_organization_search() writes. Trigger on organizations.
create or replace function refuse_platform_copy() returns trigger language plpgsql as $$
begin
  raise exception 'application_ids is a copy of organization_applications' using errcode = 'restrict_violation';
end $$;
