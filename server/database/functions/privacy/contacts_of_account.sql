-- Returns the contacts of a user, in the team or left behind with the same address, and whether an offer or location names each: those stay
-- when the account is erased. The caller asks for the own account. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function contacts_of_account(p_user_id bigint) returns table (id bigint, organization text, is_named boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select contacts.id, organizations.name, exists (
        select from contact_links link where link.organization_id = contacts.organization_id and link.contact_id = contacts.id)
      from users join contacts on contacts.user_id = users.id or contacts.email = users.email
        join organizations on organizations.id = contacts.organization_id
     where users.id = p_user_id and users.deleted_at is null
     order by fold(organizations.name), contacts.id;
  perform set_config('app.scope', scope_before, true);
end $$;
