create table users (
  id bigint generated always as identity primary key,
  email citext not null,
  password_hash text,
  first_name text not null default '',
  last_name text not null default '',
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  email_verified_at timestamptz,
  anonymized_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  avatar_file_id uuid,
  avatar_url text generated always as ('/v1/files/' || avatar_file_id::text) stored,
  -- Stored, as for organisations.
  search_text text not null generated always as (
  fold(first_name || ' ' || last_name || ' ' || email::text)) stored,
  -- A closed login can't be used until it is opened again. The account, its roles and its name in the history stay.
  closed_at timestamptz
);
create unique index users_email on users (email) where deleted_at is null;
create index users_avatar on users (avatar_file_id) where avatar_file_id is not null;
create index users_search on users using gin (search_text gin_trgm_ops) where deleted_at is null;
create index users_name on users (fold(last_name), fold(first_name), id) where deleted_at is null;
create constraint trigger login_closed after update of deleted_at, closed_at on users deferrable initially deferred
  for each row when (coalesce(old.deleted_at, old.closed_at) is null and coalesce(new.deleted_at, new.closed_at) is not null)
  execute function revoke_invites_of_closed_login();
create trigger superadmin_terms after update of closed_at, deleted_at on users for each row
  when (old.closed_at is distinct from new.closed_at or old.deleted_at is distinct from new.deleted_at)
  execute function superadmin_login_changed();

alter table job_runs add foreign key (user_id) references users on delete set null;

alter table builds add foreign key (started_by) references users;

alter table campaigns add foreign key (deleted_by) references users on delete set null;

alter table organizations add foreign key (deleted_by) references users on delete set null;

alter table organizations add foreign key (email_changed_by) references users on delete set null;

alter table organizations add constraint organizations_reviewer foreign key (reviewed_by) references users;

alter table organization_unlinks add foreign key (unlinked_by) references users on delete set null;

alter table onboarding_hidden add foreign key (user_id) references users on delete cascade;

alter table contacts add foreign key (user_id) references users;

alter table api_clients add foreign key (created_by) references users;

alter table finance_infos add foreign key (iban_changed_by) references users;

create sequence token_families;
create table api_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  refresh_until timestamptz not null,
  rotated_at timestamptz,
  ip inet,
  user_agent text,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  -- the superadmin who acts as this user, for half an hour; such a token can't be renewed
  impersonator_id bigint references users on delete cascade,
  family_id bigint not null default nextval('token_families'),
  generation integer not null default 0 check (generation >= 0),
  -- the first use of the token; null when the token may never have arrived
  used_at timestamptz,
  -- the beginning of the family of tokens; older tokens of the family are deleted after a while
  started_at timestamptz not null default now(),
  constraint api_tokens_expiry check (refresh_until >= created_at),
  check (impersonator_id <> user_id)
);
alter sequence token_families owned by api_tokens.family_id;
create index api_tokens_user on api_tokens (user_id);
create index api_tokens_stale on api_tokens (refresh_until);
create index api_tokens_impersonator on api_tokens (impersonator_id) where impersonator_id is not null;
create index api_tokens_family on api_tokens (family_id, generation);

create table password_resets (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_resets_user on password_resets (user_id);

-- Holds the version of each role's abilities. A save over an older version is refused, and two changes of one role wait for each other.
create table roles (
  name text primary key check (name in ('superadmin', 'admin', 'organization', 'trainer')),
  updated_at timestamptz(3) not null default now()
);
insert into roles (name) values ('superadmin'), ('admin'), ('organization'), ('trainer');

create table role_abilities (
  role text not null check (role in ('admin', 'organization', 'trainer')) references roles (name),
  -- exact names only: the checks know wildcards, these rows don't
  ability text not null check (ability ~ '^[a-z]+(-[a-z]+)+$'),
  primary key (role, ability)
);
create constraint trigger invitations_disallowed after delete on role_abilities deferrable initially deferred
  for each row when (old.ability = 'manage-team') execute function revoke_invites_of_role();
-- The default matrix. A superadmin passes every check and needs no rows.
insert into role_abilities (role, ability)
select role, ability
from unnest(array['admin', 'organization', 'trainer']) as role,
     unnest(array[
       'view-organization', 'view-categories', 'view-activities', 'create-activities', 'edit-activity', 'view-bundles',
       'view-bundle', 'view-products', 'view-product', 'create-products', 'edit-product', 'view-locations',
       'create-locations', 'edit-location', 'view-notifications', 'create-notifications', 'edit-notification',
       'view-rates', 'manage-finances', 'manage-participants']) as ability
union all
select role, ability
from unnest(array['admin', 'organization']) as role,
     unnest(array[
       'edit-organization', 'manage-team', 'manage-integrations', 'refund-transactions', 'assign-labels',
       'override-limits']) as ability
union all
select 'admin', ability
from unnest(array[
       'view-application', 'view-application-orders', 'view-organizations', 'create-organizations',
       'review-organizations', 'delete-organization', 'create-categories', 'view-campaigns', 'create-campaigns',
       'edit-campaign']) as ability;

create table user_roles (
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('superadmin', 'admin', 'organization', 'trainer')) references roles (name),
  organization_id bigint references organizations,
  application_id bigint references applications,
  -- The user who gave the role. A superadmin may give a role to a second login of the same person. Where a rule needs two people, that
  -- login doesn't count as the second one (docs/rules/money.md#bank-account).
  granted_by bigint references users on delete set null default app_user_id(),
  unique nulls not distinct (user_id, role, organization_id, application_id),
  check (case role
    when 'superadmin' then organization_id is null and application_id is null
    when 'admin' then organization_id is null and application_id is not null
    else organization_id is not null and application_id is null
  end)
);
create index user_roles_organization on user_roles (organization_id) where organization_id is not null;
create index user_roles_application on user_roles (application_id) where application_id is not null;
create index user_roles_role on user_roles (role, user_id);
create index user_roles_granted_by on user_roles (granted_by) where granted_by is not null;
create constraint trigger role_taken after delete on user_roles deferrable initially deferred
  for each row execute function revoke_invites_of_sender();
create trigger superadmin_terms after insert or update or delete on user_roles for each row execute function superadmin_role_changed();

create table superadmin_terms (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  began_at timestamptz(3) not null default now(),
  -- null when the operator of the installation appointed the superadmin
  appointed_by bigint references users on delete set null,
  -- the moment at which the role was taken or the login closed
  ended_at timestamptz(3),
  check (ended_at >= began_at)
);
create unique index superadmin_terms_open on superadmin_terms (user_id) where ended_at is null;
create index superadmin_terms_user on superadmin_terms (user_id, began_at);
create index superadmin_terms_appointed_by on superadmin_terms (appointed_by) where appointed_by is not null;
alter table superadmin_terms enable row level security, force row level security;
create policy reading on superadmin_terms for select using (true);
call protect_writing('superadmin_terms', 'false');

create table invites (
  id bigint generated always as identity primary key,
  organization_id bigint references organizations,
  -- An invitation is removed with its platform, which must be empty.
  application_id bigint references applications on delete cascade,
  email citext not null,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  role text not null check (role in ('admin', 'organization', 'trainer')),
  -- The token itself is only in the mail.
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
-- An address has one open invitation. Outdated ones are marked before a new one is added.
create unique index invites_open on invites (email, organization_id, application_id) nulls not distinct where status = 'sent';
create index invites_organization on invites (organization_id, email, invited_at desc) where organization_id is not null;
create index invites_application on invites (application_id, email, invited_at desc) where application_id is not null;
create index invites_invited_by on invites (invited_by) where invited_by is not null;
create index invites_closed on invites (expires_at);
alter table invites enable row level security, force row level security;
create policy reading on invites for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[]))
);
-- Only superadmins invite administrators of a platform. The link in the invitation enters the platform without a login.
call protect_writing('invites', $may$
  organization_id = any ((select app_organization_ids())::bigint[])
  or ((select app_scope()) = 'applications' and (select app_user_id()) is null
    and application_id = any ((select app_application_ids())::bigint[]))$may$);

-- Rows have no tenant: a user reads the own rows only, by user id.
create table user_preferences (
  user_id bigint not null references users on delete cascade,
  list text not null check (length(list) between 1 and 100),
  columns jsonb,
  density text not null default 'roomy' check (density in ('roomy', 'compact')),
  -- The widths that the user gave to columns of a list, in pixels by the column's name. Other columns have their usual width.
  widths jsonb not null default '{}' check (jsonb_typeof(widths) = 'object'),
  -- The moment at which the user last changed the list. Above 200 lists the oldest are removed.
  updated_at timestamptz not null default now(),
  primary key (user_id, list)
);

create table saved_views (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  list text not null check (length(list) between 1 and 100),
  name text not null check (length(name) between 1 and 255),
  query jsonb not null default '{}',
  columns jsonb,
  shared text not null default 'me' check (shared in ('me', 'organization', 'all')),
  organization_id bigint references organizations,
  application_id bigint references applications on delete cascade,
  created_at timestamptz not null default now(),
  check ((organization_id is not null) = (shared = 'organization')),
  check ((application_id is not null) = (shared = 'all'))
);
create index saved_views_list on saved_views (list, user_id);
create index saved_views_user on saved_views (user_id);
create index saved_views_organization on saved_views (organization_id, list) where organization_id is not null;
create index saved_views_application on saved_views (application_id, list) where application_id is not null;
alter table saved_views enable row level security, force row level security;
create policy reading on saved_views for select using (
  (select app_sees_all())
  or (shared = 'me' and user_id = (select app_user_id()))
  or (shared = 'all' and (select app_scope()) <> 'public' and application_id = any ((select app_application_ids())::bigint[]))
  or (shared = 'organization' and (
    organization_id = any ((select app_organization_ids())::bigint[])
    or is_in_set((select app_linked_organization_set()), organization_id)))
);
create policy adding on saved_views for insert with check (
  (select app_sees_all())
  or (user_id = (select app_user_id()) and (
    shared = 'me'
    or organization_id = any ((select app_organization_ids())::bigint[])
    or (shared = 'all' and administers(application_id)))));
create policy changing on saved_views for update using (
  (select app_sees_all()) or user_id = (select app_user_id())
) with check (
  (select app_sees_all())
  or (user_id = (select app_user_id()) and (
    shared = 'me'
    or organization_id = any ((select app_organization_ids())::bigint[])
    or (shared = 'all' and administers(application_id)))));
create policy removing on saved_views for delete using (
  (select app_sees_all())
  or user_id = (select app_user_id())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or (shared = 'all' and administers(application_id)));

create table form_drafts (
  user_id bigint not null references users on delete cascade,
  form text not null check (length(form) between 1 and 100),
  values jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, form)
);
create index form_drafts_age on form_drafts (updated_at);

create table calendar_feeds (
  id bigint generated always as identity primary key,
  -- null: the user's own sessions, in all organisations
  organization_id bigint references organizations,
  activity_id bigint,
  -- the user of the feed, whose language and rights it has
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  check (activity_id is null or organization_id is not null)
);
create index calendar_feeds_organization on calendar_feeds (organization_id, created_at desc, id) where revoked_at is null;
create index calendar_feeds_activity on calendar_feeds (organization_id, activity_id) where activity_id is not null;
create index calendar_feeds_user on calendar_feeds (user_id, created_at desc, id) where revoked_at is null;
alter table calendar_feeds enable row level security, force row level security;
create policy reading on calendar_feeds for select using (
  (select app_sees_all())
  or (organization_id is null and user_id = (select app_user_id()))
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
);
create policy adding on calendar_feeds for insert with check (
  (select app_sees_all())
  or (user_id = (select app_user_id())
    and (organization_id is null or organization_id = any ((select app_organization_ids())::bigint[]))));
-- The feed's user and the organisation's staff may revoke a feed.
create policy changing on calendar_feeds for update using (
  (select app_sees_all())
  or (organization_id is null and user_id = (select app_user_id()))
  or organization_id = any ((select app_organization_ids())::bigint[]));
create policy removing on calendar_feeds for delete using ((select app_sees_all()));
