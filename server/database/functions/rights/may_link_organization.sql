-- Returns whether the caller may put an organisation in scope on a platform: one that the caller administers, or the first one of a new
-- organisation.
create or replace function may_link_organization(p_organization_id bigint, p_application_id bigint) returns boolean
language plpgsql as $$
begin
  return p_organization_id = any (app_organization_ids()) and (
    administers(p_application_id)
    or not exists (select from organization_applications where organization_id = p_organization_id));
end $$;
