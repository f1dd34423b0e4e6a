-- Returns the organisation in scope when it is only one, else null. It fills mails.sender_organization_id, by which a mail is erased with a
-- person of that organisation. The worker fills that column itself. The column gives no access: only superadmins read mails.
create or replace function sending_organization() returns bigint language sql stable as $$
  select case when cardinality(app_organization_ids()) = 1 then (app_organization_ids())[1] end
$$;
