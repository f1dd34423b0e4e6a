-- Addresses by which a calendar program reads sessions without a login: of an organisation, of one activity of it, or of all
-- sessions that a person gives. The address is a secret; it shows what its maker may see, for as long as that is so.

create table calendar_feeds (
  id bigint generated always as identity primary key,
  -- null is a person's own sessions, in whatever organisation
  organization_id bigint references organizations,
  activity_id bigint,
  -- whoever made it: its language, and what it may show
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  check (activity_id is null or organization_id is not null)
);
create index calendar_feeds_organization on calendar_feeds (organization_id, created_at desc, id) where revoked_at is null;
create index calendar_feeds_activity on calendar_feeds (organization_id, activity_id) where activity_id is not null;
create index calendar_feeds_user on calendar_feeds (user_id, created_at desc, id) where revoked_at is null;

alter table calendar_feeds enable row level security;
alter table calendar_feeds force row level security;
create policy tenant on calendar_feeds using (
  (select app_sees_all())
  -- a person's own belong to no tenant, as their views and preferences
  or organization_id is null
  or organization_id = any ((select app_organization_ids())::bigint[])
  or organization_id in (select app_linked_organizations())
);

-- Whether somebody may see the sessions of an organisation now: as its staff, as administrator of a platform it is on, or everywhere.
create function sees_sessions(p_user_id bigint, p_organization_id bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from user_roles
      join users on users.id = user_roles.user_id and users.deleted_at is null
      left join role_abilities on role_abilities.role = user_roles.role and role_abilities.ability = 'view-activities'
     where user_roles.user_id = p_user_id and (
       user_roles.role = 'superadmin'
       or (role_abilities.role is not null and (
         user_roles.organization_id = p_organization_id
         or (user_roles.role = 'admin' and exists (
           select from organization_applications link
            where link.organization_id = p_organization_id
              and link.application_id = any (application_family(user_roles.application_id)))))))
  ) and exists (select from organizations where id = p_organization_id and deleted_at is null)
$$;

-- Finds the feed of an address and enters the organisations that it reads, and nothing else. No row when the address is unknown,
-- revoked, or its maker may not see those sessions any more. In a statement of its own, as all that change the scope.
create function enter_calendar_feed(p_token_hash bytea)
returns table (id bigint, user_id bigint, locale text, organization_id bigint, activity_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  feed record;
  seen bigint[];
begin
  perform set_config('app.scope', 'system', true);
  select f.id, f.user_id, users.locale, f.organization_id, f.activity_id, f.last_used_at into feed
    from calendar_feeds f join users on users.id = f.user_id and users.deleted_at is null
   where f.token_hash = p_token_hash and f.revoked_at is null;
  if found then
    select coalesce(array_agg(candidate), '{}') into seen
      from (select feed.organization_id as candidate where feed.organization_id is not null
            union
            select contacts.organization_id from contacts
             where feed.organization_id is null and contacts.user_id = feed.user_id) as candidates
     where sees_sessions(feed.user_id, candidate);
  end if;
  if feed.id is null or (feed.organization_id is not null and cardinality(seen) = 0) then
    perform set_config('app.scope', scope_before, true);
    return;
  end if;
  -- programs ask several times an hour: once is enough to know that it is in use
  update calendar_feeds set last_used_at = now()
   where calendar_feeds.id = feed.id and (feed.last_used_at is null or feed.last_used_at < now() - interval '1 hour');
  perform set_scope('organizations', seen,
    (select coalesce(array_agg(distinct link.application_id), '{}') from organization_applications link
      where link.organization_id = any (seen)));
  return query select feed.id, feed.user_id, feed.locale, feed.organization_id, feed.activity_id;
end $$;
