-- Takes the role confirmation_mail from the contacts of a user who leaves a team, or all teams when none is named: a contact that was a member is
-- not mailed about orders any more (docs/rules/mails.md#mails-to-contacts). Other roles stay, so that offers keep the contact.
create or replace function end_confirmation_mails(p_user_id bigint, p_organization_id bigint default null) returns void
language plpgsql as $$
begin
  delete from contact_links link using contacts
   where contacts.id = link.contact_id and contacts.organization_id = link.organization_id and contacts.user_id = p_user_id
     and (p_organization_id is null or contacts.organization_id = p_organization_id) and link.roles = array['confirmation_mail'];
  update contact_links link set roles = array_remove(link.roles, 'confirmation_mail') from contacts
   where contacts.id = link.contact_id and contacts.organization_id = link.organization_id and contacts.user_id = p_user_id
     and (p_organization_id is null or contacts.organization_id = p_organization_id) and 'confirmation_mail' = any (link.roles);
end $$;
