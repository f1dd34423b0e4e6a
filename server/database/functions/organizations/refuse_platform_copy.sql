-- Refuses a change of application_ids outside the scope `system`, in which refresh_organization_search() writes it. Trigger on organizations.
create or replace function refuse_platform_copy() returns trigger language plpgsql as $$
begin
  raise exception 'application_ids is a copy of organization_applications' using errcode = 'restrict_violation';
end $$;
