-- Enters the organisation of a mailed invitation from a waiting list and returns the entry's id; null when no link has this secret. Leaves
-- the scope changed, so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_waitlist_invite(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  entry record;
begin
  perform set_config('app.scope', 'system', true);
  select id, organization_id into entry from waitlist_entries where token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  perform set_scope('organizations', array[entry.organization_id],
    (select coalesce(array_agg(application_id), '{}') from organization_applications
      where organization_id = entry.organization_id));
  return entry.id;
end $$;
