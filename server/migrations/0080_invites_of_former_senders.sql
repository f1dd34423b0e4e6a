-- Revokes an open invitation when its sender loses the right to send it.

create function role_rank(p_role text) returns integer language sql immutable parallel safe
  return case p_role when 'trainer' then 1 when 'organization' then 2 when 'admin' then 3 when 'superadmin' then 4 else 0 end;

-- Whether a person may send an invitation with this role now: as mayHandOut() of the domain says, with a role that invites there. To
-- a platform only superadmins invite.
create function may_invite(p_user_id bigint, p_organization_id bigint, p_application_id bigint, p_role text)
returns boolean language sql stable as $$
  select exists (
    select from user_roles held
      join users on users.id = held.user_id and users.deleted_at is null and users.closed_at is null
     where held.user_id = p_user_id and role_rank(held.role) >= role_rank(p_role)
       and (held.role = 'superadmin' or (
         p_application_id is null
         and exists (select from role_abilities where role = held.role and ability = 'manage-team')
         and (held.organization_id = p_organization_id or (held.role = 'admin' and exists (
           select from organization_applications link
            where link.organization_id = p_organization_id
              and link.application_id = any (application_family(held.application_id))))))))
    and not exists (select from organizations where id = p_organization_id and deleted_at is not null)
$$;

-- Revokes open invitations whose sender may no longer send them: those of one user, or of all when null. The audit row has no
-- actor. An invitation without a sender ends with its organisation only.
create function revoke_invites(p_user_id bigint, p_organization_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  with ended as (
    update invites set status = 'revoked'
     where status = 'sent'
       and (invited_by is not null or exists (
         select from organizations where organizations.id = invites.organization_id and deleted_at is not null))
       and (p_user_id is null or invited_by = p_user_id)
       and (p_organization_id is null or organization_id = p_organization_id)
       and not may_invite(invited_by, organization_id, application_id, role)
    returning *)
  insert into audit_log (action, subject_type, subject_id, subject_name, organization_id, application_id, changes)
  select 'revokeInvite', 'invites', id, trim(first_name || ' ' || last_name) || ' <' || email || '>', organization_id, application_id,
    jsonb_build_object('status', jsonb_build_object('old', 'sent', 'new', 'revoked'))
  from ended;
  perform set_config('app.scope', scope_before, true);
end $$;

-- At the end of the transaction: a change of role takes one and gives another.
create function revoke_invites_of_sender() returns trigger language plpgsql as $$
begin
  perform revoke_invites(old.user_id, null);
  return null;
end $$;
create constraint trigger role_taken after delete on user_roles deferrable initially deferred
  for each row execute function revoke_invites_of_sender();

create function revoke_invites_of_closed_login() returns trigger language plpgsql as $$
begin
  perform revoke_invites(new.id, null);
  return null;
end $$;
create constraint trigger login_closed after update of deleted_at, closed_at on users deferrable initially deferred
  for each row when (coalesce(old.deleted_at, old.closed_at) is null and coalesce(new.deleted_at, new.closed_at) is not null)
  execute function revoke_invites_of_closed_login();

create function revoke_invites_of_organization() returns trigger language plpgsql as $$
begin
  perform revoke_invites(null, new.id);
  return null;
end $$;
create constraint trigger organization_removed after update of deleted_at on organizations deferrable initially deferred
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function revoke_invites_of_organization();

create function revoke_invites_of_unlinked() returns trigger language plpgsql as $$
begin
  perform revoke_invites(null, old.organization_id);
  return null;
end $$;
create constraint trigger organization_unlinked after delete on organization_applications deferrable initially deferred
  for each row execute function revoke_invites_of_unlinked();

create function revoke_invites_of_role() returns trigger language plpgsql as $$
begin
  perform revoke_invites(null, null);
  return null;
end $$;
create constraint trigger invitations_disallowed after delete on role_abilities deferrable initially deferred
  for each row when (old.ability = 'manage-team') execute function revoke_invites_of_role();

-- Finds the invitation of a mailed link and enters its tenant, as before; one that its sender might not send any more is revoked.
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
  -- what no trigger sees, as a platform that moved below another one
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
