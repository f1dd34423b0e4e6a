-- Returns the contact persons of an activity or product that its organisation shows on the website. Only contacts from outside the team: the
-- address of a member is a login. Reads beyond the scope, since visitors may see no other contact; the caller names an offer that they see.
create or replace function public_contacts(p_organization_id bigint, p_subject_type text, p_subject_id bigint) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer jsonb;
begin
  perform set_config('app.scope', 'system', true);
  select coalesce(jsonb_agg(jsonb_build_object('name', trim(contact.first_name || ' ' || contact.last_name),
      'email', contact.email, 'phone', contact.phone) order by contact.first_name, contact.id), '[]') into answer
    from contact_links link join contacts contact on contact.id = link.contact_id
   where link.organization_id = p_organization_id and link.subject_type = p_subject_type and link.subject_id = p_subject_id
     and 'contact_person' = any (link.roles) and contact.is_public and contact.user_id is null;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
