-- Revokes open invitations whose sender may no longer send them: those of one user or organisation, or all when both are null. The audit
-- row has no actor. An invitation without a sender ends only with its organisation.
create or replace function revoke_invites(p_user_id bigint, p_organization_id bigint) returns void
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

-- Revokes invitations of a user who loses a role. Deferred trigger on user_roles, since a change of role takes one and gives another.
create or replace function revoke_invites_of_sender() returns trigger language plpgsql as $$
begin
  perform revoke_invites(old.user_id, null);
  return null;
end $$;

-- Revokes invitations of a user whose login is closed or removed. Deferred trigger on users.
create or replace function revoke_invites_of_closed_login() returns trigger language plpgsql as $$
begin
  perform revoke_invites(new.id, null);
  return null;
end $$;

-- Revokes invitations of a removed organisation. Deferred trigger on organizations.
create or replace function revoke_invites_of_organization() returns trigger language plpgsql as $$
begin
  perform revoke_invites(null, new.id);
  return null;
end $$;

-- Revokes invitations of an organisation that leaves a platform. Deferred trigger on organization_applications.
create or replace function revoke_invites_of_unlinked() returns trigger language plpgsql as $$
begin
  perform revoke_invites(null, old.organization_id);
  return null;
end $$;

-- Revokes invitations when a role loses the ability manage-team. Deferred trigger on role_abilities.
create or replace function revoke_invites_of_role() returns trigger language plpgsql as $$
begin
  perform revoke_invites(null, null);
  return null;
end $$;
