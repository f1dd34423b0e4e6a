create table messages (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  -- for participants: the activity, and the session or bundle if it was only that one
  activity_id bigint,
  session_id bigint,
  bundle_id bigint,
  -- for buyers: the product
  product_id bigint,
  subject text not null check (length(subject) between 1 and 255),
  body text not null check (length(body) between 1 and 10000),
  -- the number of addresses; each got one mail
  recipients integer not null check (recipients > 0),
  includes_waitlist boolean not null default false,
  sent_by bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, activity_id, session_id) references sessions (organization_id, activity_id, id),
  foreign key (organization_id, activity_id, bundle_id) references bundles (organization_id, activity_id, id),
  foreign key (organization_id, product_id) references products (organization_id, id),
  check ((activity_id is null) <> (product_id is null)),
  check (session_id is null or bundle_id is null),
  check (activity_id is not null or (session_id is null and bundle_id is null))
);
create index messages_of_activity on messages (organization_id, activity_id, created_at desc, id desc)
  where activity_id is not null;
create index messages_of_session on messages (session_id, created_at desc, id desc) where session_id is not null;
create index messages_of_bundle on messages (bundle_id, created_at desc, id desc) where bundle_id is not null;
create index messages_of_product on messages (organization_id, product_id, created_at desc, id desc)
  where product_id is not null;
create index messages_sent_by on messages (sent_by) where sent_by is not null;
create index messages_age on messages (created_at);
call protect_tenant('messages');

create table mails (
  id bigint generated always as identity primary key,
  recipient citext not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  locale text not null default 'nl',
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- the address for replies, and the message of the mail, so that staff see whether it arrived
  reply_to text,
  message_id bigint references messages on delete set null,
  -- A job that ends unexpectedly after its commit runs again. By this key it finds the mails that it wrote before, and doesn't write them
  -- twice.
  once_key text,
  sender_organization_id bigint references organizations default sending_organization(),
  -- The moment at which the content was removed. The row stays a while longer, to count the mails of a message.
  emptied_at timestamptz,
  -- Until when the link in the mail works. After that, or after its use, the secret is removed from the outbox.
  link_until timestamptz,
  attempted_at timestamptz,
  -- The mail server refused the recipient for good, so no other attempt is made.
  refused_at timestamptz,
  -- The key by which the limits on mails about a booking or purchase count. Beyond a number for one address, other mails with a key are
  -- written as refused and not sent (server/src/platform/mail/mail-limits.ts). It holds the name of the person, as the mail does.
  limit_key text,
  -- A keyed hash of the limit key of an erased mail. It counts until the day's limit is over, so that erasure doesn't reset the limits. Its
  -- key is created here, for this database only, and is in no backup.
  limit_hash text,
  -- What the mail is about: {"kind": "booked", "orders": [1], "lines": [2], "participants": [3], "bundle_participants": [4]}
  about jsonb,
  -- a file that is attached when the mail is delivered
  attachment_id uuid references files,
  attachment_name text,
  check ((attachment_id is null) = (attachment_name is null))
);
create index mails_newest on mails (created_at desc, id desc);
create index mails_waiting on mails (id) where status = 'queued';
create index mails_of_message on mails (message_id) where message_id is not null;
create unique index mails_once on mails (once_key) where once_key is not null;
create index mails_of_recipient on mails (recipient);
create index mails_sender on mails (sender_organization_id) where sender_organization_id is not null;
create index mails_full on mails (created_at) where emptied_at is null;
create index mails_with_link on mails (link_until) where link_until is not null;
create index mails_undelivered on mails (created_at) where status <> 'sent';
create index mails_sent on mails (sent_at desc) where sent_at is not null;
-- counts the mails of an address for its limits
create index mails_counted on mails (recipient, created_at) where limit_key is not null;
create index mails_counted_erased on mails (limit_hash, created_at) where limit_hash is not null;
create index mails_attachment on mails (attachment_id) where attachment_id is not null;
create trigger noted_with_orders after insert on mails referencing new table as fresh
  for each statement execute function note_order_mails();
create trigger status_kept before delete on mails for each row when (old.about is not null)
  execute function keep_order_mail_status();

alter table order_mails add foreign key (mail_id) references mails on delete set null;

alter table invoice_mails add foreign key (mail_id) references mails on delete set null;

create table inbox_items (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 100),
  -- the name of the record, as the user knows it
  subject text check (length(subject) between 1 and 255),
  details jsonb not null default '{}',
  -- a path of the web app
  link text check (link ~ '^/[^/]'),
  job_id uuid references job_runs on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index inbox_items_newest on inbox_items (user_id, created_at desc, id desc);
create index inbox_items_unread on inbox_items (user_id) where read_at is null;
create index inbox_items_job on inbox_items (job_id) where job_id is not null;
create index inbox_items_age on inbox_items (created_at);

create table notifications (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  -- null: a notification of the platform itself
  organization_id bigint references organizations,
  title text not null check (length(title) between 1 and 255),
  contents text not null check (length(contents) between 1 and 1000),
  audience jsonb not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'sending', 'sent', 'failed')),
  -- null: a draft
  send_on timestamptz(3),
  -- the moment at which its recipients were stored
  started_at timestamptz(3),
  finished_at timestamptz(3),
  -- the moment at which sending was stopped
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
  -- The user who scheduled or sent the notification, whose bell shows how it ended. Null for a draft, or when unknown.
  sent_by bigint references users,
  check ((status = 'draft') = (send_on is null)),
  check (sent_count + failed_count + skipped_count <= recipients_count)
);
create index notifications_of_application on notifications (application_id, created_at desc, id desc) where deleted_at is null;
create index notifications_of_organization on notifications (organization_id, created_at desc, id desc)
  where organization_id is not null;
create index notifications_created_by on notifications (created_by);
create index notifications_under_way on notifications (send_on) where status in ('scheduled', 'sending');
create index notifications_sent_by on notifications (sent_by) where sent_by is not null;
alter table notifications enable row level security, force row level security;
-- Staff read those of their organisation; administrators also those of the platform and of its organisations.
create policy reading on notifications for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or (application_id = any ((select app_application_ids())::bigint[])
    and ((select app_scope()) = 'applications' or ((select app_user_id()) is not null and administers(application_id))))
);
call protect_writing('notifications', $may$
  organization_id = any ((select app_organization_ids())::bigint[])
  or (application_id = any ((select app_application_ids())::bigint[]) and administers(application_id))$may$);
-- A notification of an organisation belongs to one platform. An administrator of another platform, without a role in the organisation that
-- may see it, can't read, change or send it. The rule is that of sales (docs/rules/notifications.md#who-may).
call protect_sales('notifications');

-- Holds each recipient once, so that a repeated job doesn't notify an app user twice.
create table notification_deliveries (
  notification_id bigint not null references notifications on delete cascade,
  profile_id bigint not null references profiles,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'skipped')),
  -- why it failed, was skipped or waits
  reason text,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  claimed_at timestamptz,
  sent_at timestamptz(3),
  primary key (notification_id, profile_id)
);
create index notification_deliveries_due on notification_deliveries (notification_id, due_at, profile_id) where status = 'queued';
create index notification_deliveries_claimed on notification_deliveries (claimed_at) where status = 'sending';
create index notification_deliveries_of_profile on notification_deliveries (profile_id);
alter table notification_deliveries enable row level security, force row level security;
create policy reading on notification_deliveries for select using (
  (select app_sees_all()) or notification_id in (select id from notifications));
-- Only the worker writes these rows.
call protect_writing('notification_deliveries', 'false');

alter table notification_deliveries add constraint notification_deliveries_reason_check
  check (reason in ('unsubscribed', 'no_device', 'unsupported_device', 'erased', 'canceled', 'quiet_hours', 'retry', 'refused',
    'unavailable', 'interrupted', 'timeout')) not valid;

-- Holds the hours in which a platform sends nothing, by the clock of the platform.
create table notification_settings (
  application_id bigint primary key references applications,
  quiet_from time,
  quiet_until time,
  updated_at timestamptz(3) not null default now(),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
alter table notification_settings enable row level security, force row level security;
create policy reading on notification_settings for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('notification_settings', 'administers(application_id)');

-- Holds devices of app users: the token of an app, or the subscription of a browser.
create table profile_devices (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles,
  kind text not null check (kind in ('fcm', 'web')),
  -- the token of FCM, or the address of the browser's push service
  address text not null check (length(address) between 1 and 2048),
  p256dh text check (length(p256dh) <= 200),
  auth text check (length(auth) <= 100),
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  check ((kind = 'web') = (p256dh is not null and auth is not null))
);
-- A device belongs to the app user who logged in on it last.
create unique index profile_devices_address on profile_devices (md5(address), kind);
create index profile_devices_of_profile on profile_devices (profile_id);
alter table profile_devices enable row level security, force row level security;
create policy reading on profile_devices for select using ((select app_sees_all()));
call protect_writing('profile_devices', 'false');

-- Holds the choices of app users. Without a row: subscribed, with the quiet hours of the platform.
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
alter table profile_notification_settings enable row level security, force row level security;
create policy reading on profile_notification_settings for select using ((select app_sees_all()));
call protect_writing('profile_notification_settings', 'false');

do $do$ begin
  execute format($function$
    create function mail_limit_hash(p_text text) returns text language sql stable parallel safe
      return encode(sha256(convert_to(%L || lower(p_text), 'UTF8')), 'hex')
  $function$, gen_random_uuid()::text || gen_random_uuid()::text);
end $do$;
