-- Notifications to app users (docs/rules/notifications.md): of a platform to its users, or of an organisation to those who booked with it.

create table notifications (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  -- null: of the platform itself
  organization_id bigint references organizations,
  title text not null check (length(title) between 1 and 255),
  contents text not null check (length(contents) between 1 and 1000),
  audience jsonb not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'failed')),
  -- null: a draft
  send_on timestamptz(3),
  -- when its recipients were written down
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- stopped while it was being sent
  canceled_at timestamptz(3),
  -- the push service asked to wait until then
  paused_until timestamptz,
  -- the last sign of life of the job that sends it
  worked_at timestamptz,
  recipients_count integer not null default 0 check (recipients_count >= 0),
  sent_count integer not null default 0 check (sent_count >= 0),
  failed_count integer not null default 0 check (failed_count >= 0),
  skipped_count integer not null default 0 check (skipped_count >= 0),
  created_by bigint references users,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  check ((status = 'draft') = (send_on is null)),
  check (sent_count + failed_count + skipped_count <= recipients_count)
);
create index notifications_of_application on notifications (application_id, created_at desc, id desc) where deleted_at is null;
create index notifications_of_organization on notifications (organization_id, created_at desc, id desc)
  where organization_id is not null;
create index notifications_created_by on notifications (created_by);
create index notifications_under_way on notifications (send_on) where status in ('scheduled', 'sending');

alter table notifications enable row level security;
alter table notifications force row level security;
-- staff: those of the own organisation; administrators: also those of the platform and of its organisations
create policy reading on notifications for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or (application_id = any ((select app_application_ids())::bigint[])
    and ((select app_scope()) = 'applications' or ((select app_user_id()) is not null and administers(application_id))))
);
call protect_writing('notifications', $may$
  organization_id = any ((select app_organization_ids())::bigint[])
  or (application_id = any ((select app_application_ids())::bigint[]) and administers(application_id))$may$);

-- Each recipient once: whatever happens to the worker, a person has one row in a notification.
create table notification_deliveries (
  notification_id bigint not null references notifications on delete cascade,
  profile_id bigint not null references profiles,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  -- why it failed, was skipped or waits
  reason text check (reason in ('unsubscribed', 'no_device', 'erased', 'canceled', 'quiet_hours', 'retry', 'refused', 'unavailable',
    'interrupted', 'timeout')),
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz(3),
  primary key (notification_id, profile_id)
);
create index notification_deliveries_due on notification_deliveries (notification_id, due_at, profile_id) where status = 'queued';
create index notification_deliveries_claimed on notification_deliveries (claimed_at) where status = 'sending';
create index notification_deliveries_of_profile on notification_deliveries (profile_id);

alter table notification_deliveries enable row level security;
alter table notification_deliveries force row level security;
create policy reading on notification_deliveries for select using (
  (select app_sees_all()) or notification_id in (select id from notifications));
-- the worker's
call protect_writing('notification_deliveries', 'false');

-- Hours in which a platform sends nothing; by the clock of the platform.
create table notification_settings (
  application_id bigint primary key references applications,
  quiet_from time,
  quiet_until time,
  updated_at timestamptz(3) not null default now(),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
alter table notification_settings enable row level security;
alter table notification_settings force row level security;
create policy reading on notification_settings for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('notification_settings', 'administers(application_id)');

-- Devices of app users: the token of an app, or the subscription of a browser.
create table profile_devices (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles,
  kind text not null check (kind in ('fcm', 'web')),
  -- the token of FCM, or the address that the browser gave
  address text not null check (length(address) between 1 and 2048),
  p256dh text check (length(p256dh) <= 200),
  auth text check (length(auth) <= 100),
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  check ((kind = 'web') = (p256dh is not null and auth is not null))
);
-- a device belongs to whoever logged in on it last
create unique index profile_devices_address on profile_devices (md5(address), kind);
create index profile_devices_of_profile on profile_devices (profile_id);

-- What an app user chose; without a row: subscribed, with the quiet hours of the platform.
create table profile_notification_settings (
  profile_id bigint primary key references profiles,
  is_subscribed boolean not null default true,
  quiet_hours text not null default 'platform' check (quiet_hours in ('platform', 'own', 'none')),
  quiet_from time,
  quiet_until time,
  updated_at timestamptz(3) not null default now(),
  check ((quiet_hours = 'own') = (quiet_from is not null and quiet_until is not null)),
  check (quiet_from <> quiet_until)
);

do $$
declare
  name text;
begin
  foreach name in array array['profile_devices', 'profile_notification_settings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy reading on %I for select using ((select app_sees_all()))', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

-- Who is erased, or takes another address, has no devices any more.
create function remove_profile_devices() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_devices where profile_id = new.id;
  delete from profile_notification_settings where profile_id = new.id;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger remove_devices after update of email on profiles for each row
  when (old.email <> new.email) execute function remove_profile_devices();

-- The end of the quiet hours that a moment is in, by the clock of a zone; null outside them.
create function quiet_end(p_at timestamptz, p_tz text, p_from time, p_until time) returns timestamptz
language sql stable as $$
  with local as (select (p_at at time zone p_tz)::time as clock, (p_at at time zone p_tz)::date as day)
  select case
    when p_from is null or p_until is null then null
    when p_from < p_until and clock >= p_from and clock < p_until then (day + p_until) at time zone p_tz
    when p_from > p_until and clock >= p_from then (day + 1 + p_until) at time zone p_tz
    when p_from > p_until and clock < p_until then (day + p_until) at time zone p_tz
  end from local
$$;

-- Each of these is called in a statement of its own, as it looks beyond the scope.

-- Whether the call may reach the app users of a platform, or those of an organisation there.
create function assert_may_notify(p_application_id bigint, p_organization_id bigint) returns void language plpgsql as $$
begin
  if app_sees_all() then return; end if;
  if p_organization_id = any (app_organization_ids()) then return; end if;
  if p_application_id = any (app_application_ids()) and administers(p_application_id) then return; end if;
  raise exception 'no right to notify' using errcode = 'insufficient_privilege';
end $$;

-- Whom a notification is for: one definition, for the count on the screen, the list of areas and the sending. `hindrance` is null for who
-- gets it. An organisation reaches only those who booked with it.
create function notification_audience(p_application_id bigint, p_organization_id bigint, p_audience jsonb, p_now timestamptz)
returns table (profile_id bigint, zipcode text, hindrance text)
language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  zipcodes text[] := array(select jsonb_array_elements_text(coalesce(p_audience -> 'zipcodes', '[]')));
  sports bigint[] := array(select jsonb_array_elements_text(coalesce(p_audience -> 'sport_ids', '[]'))::bigint);
  labels_wanted bigint[] := array(select jsonb_array_elements_text(coalesce(p_audience -> 'label_ids', '[]'))::bigint);
  activity bigint := (p_audience ->> 'activity_id')::bigint;
  chosen_session bigint := (p_audience ->> 'session_id')::bigint;
  min_age integer := (p_audience ->> 'min_age')::integer;
  max_age integer := (p_audience ->> 'max_age')::integer;
  today date;
  by_booking boolean;
begin
  perform assert_may_notify(p_application_id, p_organization_id);
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  by_booking := cardinality(sports) > 0 or cardinality(labels_wanted) > 0 or activity is not null or chosen_session is not null;
  select (p_now at time zone timezone)::date into today from applications where id = p_application_id;
  return query
    select profiles.id, profiles.zipcode, case
        when not coalesce(settings.is_subscribed, true) then 'unsubscribed'
        when not exists (select from profile_devices device where device.profile_id = profiles.id) then 'no_device'
      end
      from profiles left join profile_notification_settings settings on settings.profile_id = profiles.id
     where profiles.application_id = p_application_id and profiles.email not like '%@erased.invalid'
       and (cardinality(zipcodes) = 0 or left(profiles.zipcode, 4) = any (zipcodes))
       and (min_age is null or profiles.date_of_birth <= today - make_interval(years => min_age))
       and (max_age is null or profiles.date_of_birth > today - make_interval(years => max_age + 1))
       and (p_organization_id is null or profiles.id in (
         select orders.profile_id from orders
          where orders.organization_id = p_organization_id and orders.application_id = p_application_id
            and orders.profile_id is not null and orders.status not in ('canceled', 'expired', 'failed')
         union all
         select participants.profile_id from participants
          where participants.organization_id = p_organization_id and participants.profile_id is not null
            and participants.status = 'active'))
       and (not by_booking or profiles.id in (
         select coalesce(participants.profile_id, orders.profile_id)
           from activities
           join sessions on sessions.activity_id = activities.id and sessions.organization_id = activities.organization_id
           join participants on participants.session_id = sessions.id and participants.organization_id = sessions.organization_id
             and participants.status = 'active'
           left join bundle_participants whole on whole.id = participants.bundle_participant_id
           left join order_lines line on line.id = coalesce(participants.order_line_id, whole.order_line_id)
           left join orders on orders.id = line.order_id and orders.application_id = p_application_id
          where (p_organization_id is null or activities.organization_id = p_organization_id)
            and (activity is null or activities.id = activity)
            and (chosen_session is null or sessions.id = chosen_session)
            and (cardinality(sports) = 0 or activities.sport_id = any (sports))
            and (cardinality(labels_wanted) = 0
              or exists (select from activity_labels given
                  where given.activity_id = activities.id and given.label_id = any (labels_wanted))
              or exists (select from organization_labels given
                  where given.organization_id = activities.organization_id and given.label_id = any (labels_wanted))
              or activities.id in (select fitting.id from label_filters filter, fitting_activities(filter) fitting
                  where filter.kind = 'activity' and filter.label_id = any (labels_wanted)))));
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;

-- The app user with an address who has a device, for a test to oneself.
create function profile_with_device(p_application_id bigint, p_email citext) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  found_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  select profiles.id into found_id from profiles
   where application_id = p_application_id and email = p_email
     and exists (select from profile_devices where profile_id = profiles.id);
  perform set_config('app.scope', scope_before, true);
  return found_id;
end $$;

-- The names of recipients, for the list of deliveries of a notification that the call sees. Addresses only for administrators.
create function notification_recipients(p_notification_id bigint)
returns table (profile_id bigint, name text, email text, status text, reason text, due_at timestamptz, sent_at timestamptz,
  first_name text, last_name text, locale text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  of_application bigint;
  of_organization bigint;
  shows_address boolean;
begin
  perform set_config('app.scope', 'system', true);
  select application_id, organization_id into of_application, of_organization from notifications where id = p_notification_id;
  perform set_config('app.scope', scope_before, true);
  perform assert_may_notify(of_application, of_organization);
  shows_address := app_sees_all() or administers(of_application);
  perform set_config('app.scope', 'system', true);
  return query
    select delivery.profile_id, nullif(trim(concat_ws(' ', profiles.first_name, profiles.last_name)), ''),
        case when shows_address then profiles.email::text end, delivery.status, delivery.reason, delivery.due_at, delivery.sent_at,
        profiles.first_name, profiles.last_name, profiles.locale
      from notification_deliveries delivery join profiles on profiles.id = delivery.profile_id
     where delivery.notification_id = p_notification_id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- For app users, whose token the caller has checked ---------------------------------------------------------------------

-- Registers a device; one that another profile had is that one's no more. At most twenty: the least recently seen go.
create function save_profile_device(p_profile_id bigint, p_kind text, p_address text, p_p256dh text, p_auth text, p_now timestamptz)
returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  device_id bigint;
begin
  perform set_config('app.scope', 'system', true);
  insert into profile_devices (profile_id, kind, address, p256dh, auth, created_at, last_seen_at)
    values (p_profile_id, p_kind, p_address, p_p256dh, p_auth, p_now, p_now)
    on conflict (md5(address), kind) do update
      set profile_id = excluded.profile_id, p256dh = excluded.p256dh, auth = excluded.auth, last_seen_at = excluded.last_seen_at
    returning id into device_id;
  delete from profile_devices where profile_id = p_profile_id and id <> device_id and id not in (
    select id from profile_devices where profile_id = p_profile_id and id <> device_id order by last_seen_at desc, id desc limit 19);
  perform set_config('app.scope', scope_before, true);
  return device_id;
end $$;

create function remove_profile_device(p_profile_id bigint, p_device_id bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_devices where profile_id = p_profile_id and id = p_device_id;
  perform set_config('app.scope', scope_before, true);
end $$;

create function notification_settings_of_profile(p_profile_id bigint)
returns table (is_subscribed boolean, quiet_hours text, quiet_from text, quiet_until text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select coalesce(own.is_subscribed, true), coalesce(own.quiet_hours, 'platform'),
        to_char(coalesce(own.quiet_from, case when coalesce(own.quiet_hours, 'platform') = 'platform' then platform.quiet_from end), 'HH24:MI'),
        to_char(coalesce(own.quiet_until, case when coalesce(own.quiet_hours, 'platform') = 'platform' then platform.quiet_until end), 'HH24:MI')
      from profiles
      left join profile_notification_settings own on own.profile_id = profiles.id
      left join notification_settings platform on platform.application_id = profiles.application_id
     where profiles.id = p_profile_id;
  perform set_config('app.scope', scope_before, true);
end $$;

create function save_notification_settings_of_profile(
  p_profile_id bigint, p_is_subscribed boolean, p_quiet_hours text, p_from time, p_until time, p_now timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  insert into profile_notification_settings (profile_id, is_subscribed, quiet_hours, quiet_from, quiet_until, updated_at)
    values (p_profile_id, p_is_subscribed, p_quiet_hours, p_from, p_until, p_now)
    on conflict (profile_id) do update set is_subscribed = excluded.is_subscribed, quiet_hours = excluded.quiet_hours,
      quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, updated_at = excluded.updated_at;
  perform set_config('app.scope', scope_before, true);
end $$;
