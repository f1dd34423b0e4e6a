-- Teams and the administrators of platforms: invitations by mail, and what guards the last one with a role.

create table invites (
  id bigint generated always as identity primary key,
  organization_id bigint references organizations,
  application_id bigint references applications,
  email citext not null,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  role text not null check (role in ('admin', 'organization', 'trainer')),
  -- the token itself is only in the mail
  token_hash bytea not null unique,
  status text not null default 'sent' check (status in ('sent', 'accepted', 'expired', 'revoked')),
  invited_by bigint references users on delete set null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  check ((organization_id is null) <> (application_id is null)),
  check ((role = 'admin') = (application_id is not null)),
  check ((status = 'accepted') = (accepted_at is not null))
);
-- one open invitation for an address; outdated ones are marked before a new one is added
create unique index invites_open on invites (email, organization_id, application_id) nulls not distinct where status = 'sent';
create index invites_organization on invites (organization_id, email, invited_at desc) where organization_id is not null;
create index invites_application on invites (application_id, email, invited_at desc) where application_id is not null;
create index invites_invited_by on invites (invited_by) where invited_by is not null;

alter table invites enable row level security;
alter table invites force row level security;
create policy tenant on invites using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or organization_id in (select app_linked_organizations())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);

-- Finds the invitation of a mailed link and enters its tenant, and nothing else of it (D2.3.6). Null when no link has this
-- secret. In a statement of its own, as all that change the scope.
create function enter_invite(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  invite record;
begin
  perform set_config('app.scope', 'system', true);
  select id, organization_id, application_id into invite from invites where token_hash = p_token_hash;
  if not found then
    perform set_config('app.scope', scope_before, true);
    return null;
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
