-- Whose mail it is: a mail is erased with a person of that organisation. Filled by itself in a call for one organisation; the
-- worker says it. No tenant of the row: mails are read by superadmins only.
create or replace function sending_organization() returns bigint language sql stable as $$
  select case when cardinality(app_organization_ids()) = 1 then (app_organization_ids())[1] end
$$;
