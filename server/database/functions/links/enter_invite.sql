-- Enters the organisation or platform of a mailed invitation and returns the invitation's id; null when no link has this secret. Revokes an
-- invitation that its sender may no longer send. Leaves the scope changed, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function enter_invite(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  invite record;
begin
  perform set_config('app.scope', 'system', true);
  select id, organization_id, application_id, invited_by, role into invite from invites where token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
  end if;
  -- No trigger sees every change that matters, such as a platform that moves under another one.
  if invite.invited_by is not null
     and not may_invite(invite.invited_by, invite.organization_id, invite.application_id, invite.role) then
    update invites set status = 'revoked' where id = invite.id and status = 'sent';
  end if;
  if invite.application_id is not null then
    perform set_scope('applications', '{}', array[invite.application_id]);
  else
    perform set_scope('organizations', array[invite.organization_id],
      (select coalesce(array_agg(application_id), '{}') from organization_applications
        where organization_id = invite.organization_id));
  end if;
  return invite.id;
end $$;
