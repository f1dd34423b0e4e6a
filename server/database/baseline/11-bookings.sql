-- Holds app users. A profile belongs to one platform: the same address on another platform is another profile.
create table profiles (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications,
  email citext not null check (length(email) between 1 and 255),
  -- unknown until the user fills them in
  first_name text check (length(first_name) between 1 and 255),
  last_name text check (length(last_name) between 1 and 255),
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other', 'none')),
  zipcode text check (length(zipcode) <= 12),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  created_at timestamptz not null default now(),
  -- the last use, kept to the day; the retention counts from here
  last_used_at timestamptz not null default now(),
  unique (application_id, email),
  -- An order refers to a profile of its own platform only.
  unique (application_id, id)
);
create index profiles_last_used on profiles (last_used_at);
create index profiles_by_name on profiles (application_id, profile_list_name(first_name, last_name, email), id);
alter table profiles enable row level security, force row level security;
-- Administrators read the profiles of their platform. Website and app read them only through functions that know the user.
create policy reading on profiles for select using (
  (select app_sees_all())
  or ((select app_scope()) = 'applications' and application_id = any ((select app_application_ids())::bigint[])));
call protect_writing('profiles', 'false');
create trigger end_logins after update of email on profiles for each row
  when (old.email <> new.email) execute function end_profile_logins();
create trigger leave_orders after update of email on profiles for each row
  when (old.email <> new.email) execute function leave_orders();
create trigger remove_devices after update of email on profiles for each row
  when (old.email <> new.email) execute function remove_profile_devices();
create trigger profile_text_added after insert on profiles referencing new table as fresh
  for each statement execute function find_profile_text();
create trigger profile_text_changed after update of first_name, last_name, email on profiles for each row
  when ((old.first_name, old.last_name, old.email::text) is distinct from (new.first_name, new.last_name, new.email::text))
  execute function find_profile_text();

-- Holds the newest code of an address on a platform; a new request replaces it. An address without a profile gets a row too.
create table profile_codes (
  application_id bigint not null references applications,
  email citext not null check (length(email) between 1 and 255),
  -- A hash with APP_KEY as its key, since six digits are soon guessed.
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (application_id, email)
);
create index profile_codes_expired on profile_codes (expires_at);
alter table profile_codes enable row level security, force row level security;
create policy reading on profile_codes for select using ((select app_sees_all()));
call protect_writing('profile_codes', 'false');

create table profile_tokens (
  token_hash bytea primary key,
  profile_id bigint not null references profiles,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index profile_tokens_of_profile on profile_tokens (profile_id);
create index profile_tokens_expired on profile_tokens (expires_at);
alter table profile_tokens enable row level security, force row level security;
create policy reading on profile_tokens for select using ((select app_sees_all()));
call protect_writing('profile_tokens', 'false');

-- Holds the search text of an app user. The search is in the policy (app_search_pattern).
create table profile_search (
  profile_id bigint primary key references profiles on delete cascade,
  application_id bigint not null references applications,
  text text not null
);
create index profile_search_text on profile_search using gin (application_id, text gin_trgm_ops) with (gin_pending_list_limit = 256);
alter table profile_search enable row level security, force row level security;
create policy reading on profile_search for select using ((select app_sees_all()) and text like (select app_search_pattern()));
call protect_writing('profile_search', 'false');

create table bundle_participants (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  bundle_id bigint not null,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other', 'none')),
  notes text check (length(notes) <= 2000),
  -- the language of the participant's mails
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  status text not null default 'active' check (status in ('pending', 'active', 'canceled')),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  order_line_id bigint,
  birth_removed_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, bundle_id) references bundles (organization_id, id),
  check ((status = 'canceled') = (canceled_at is not null))
);
create index bundle_participants_list on bundle_participants (bundle_id, fold(last_name), fold(first_name), id);
create index bundle_participants_order_line on bundle_participants (organization_id, order_line_id)
  where order_line_id is not null;
create index bundle_participants_noted on bundle_participants (bundle_id) where notes is not null;
create unique index bundle_participants_once on bundle_participants
  (bundle_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct
  where status <> 'canceled' and birth_removed_at is null;
create index bundle_participants_born on bundle_participants (bundle_id) where date_of_birth is not null;
create index bundle_participants_ended on bundle_participants (canceled_at) include (organization_id, order_line_id)
  where canceled_at is not null;
call protect_tenant('bundle_participants');
create trigger bundle_participant_added after insert or delete on bundle_participants
  for each row execute function bundle_participant_counts();
create trigger bundle_participant_changed after update of status on bundle_participants for each row
  when ((old.status = 'canceled') <> (new.status = 'canceled')) execute function bundle_participant_counts();
create trigger order_people_added after insert on bundle_participants
  for each row when (new.order_line_id is not null) execute function find_order_people();
create trigger order_people_changed after update of first_name, last_name, email, order_line_id on bundle_participants
  for each row when ((old.first_name, old.last_name, old.email::text, coalesce(old.order_line_id, 0))
    <> (new.first_name, new.last_name, new.email::text, coalesce(new.order_line_id, 0)))
  execute function find_order_people();
create trigger cancellation_added after insert on bundle_participants for each row
  when (new.canceled_at is not null and new.order_line_id is not null) execute function sum_cancellations();
create trigger cancellation_changed after update on bundle_participants for each row
  when ((old.canceled_at, old.order_line_id) is distinct from (new.canceled_at, new.order_line_id)
    and (old.canceled_at is not null or new.canceled_at is not null))
  execute function sum_cancellations();
create trigger cancellation_removed after delete on bundle_participants for each row
  when (old.canceled_at is not null and old.order_line_id is not null) execute function sum_cancellations();

create table participants (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  session_id bigint not null,
  -- the bundle participant, who has a row in each session of the bundle
  bundle_participant_id bigint,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other', 'none')),
  notes text check (length(notes) <= 2000),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  -- pending: the order isn't paid yet
  status text not null default 'active' check (status in ('pending', 'active', 'canceled')),
  check_in text not null default 'none' check (check_in in ('none', 'present', 'absent', 'signed_out')),
  -- The participant signed out before the start, so the spot is free again.
  has_freed_spot boolean not null default false,
  takes_spot boolean not null generated always as (status <> 'canceled' and not has_freed_spot) stored,
  checked_in_at timestamptz,
  checked_in_by bigint references users on delete set null,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- The order line that was sold for this booking; null for a booking without an order.
  order_line_id bigint,
  -- The moment at which the attendance was last set, also when it was set to "none" and checked_in_at is null.
  noted_at timestamptz(3),
  -- The date of birth is part of what makes two participants the same. Where it was removed, two people with the same name and address
  -- would collide, so those rows are left out of the unique indexes.
  birth_removed_at timestamptz,
  -- The start from which the cancellation term of a moved booking counts: the earliest that its session had. Null counts from the session's
  -- own start (docs/rules/money.md#bookings-that-move).
  term_starts_at timestamptz,
  -- A participant who is the buyer of the order has the profile of that order.
  profile_id bigint references profiles,
  unique (organization_id, id),
  foreign key (organization_id, session_id) references sessions (organization_id, id),
  foreign key (organization_id, bundle_participant_id) references bundle_participants (organization_id, id),
  check ((status = 'canceled') = (canceled_at is not null)),
  check (not has_freed_spot or check_in = 'signed_out')
);
create index participants_of_bundle on participants (organization_id, bundle_participant_id) where bundle_participant_id is not null;
create index participants_checked_in_by on participants (checked_in_by) where checked_in_by is not null;
create unique index participants_bundle_once on participants (session_id, bundle_participant_id)
  where bundle_participant_id is not null;
create index participants_order_line on participants (organization_id, order_line_id) where order_line_id is not null;
-- Notes and answers are emptied two years after the session; this index finds the rows that have notes.
create index participants_noted on participants (session_id) where notes is not null;
create index participants_list on participants (session_id, fold(last_name), fold(first_name), id)
  include (organization_id, status, last_name, first_name);
create index participants_newest on participants (session_id, created_at, id) include (organization_id, status);
create unique index participants_once on participants
  (session_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct
  where status <> 'canceled' and birth_removed_at is null;
-- finds the rows that have a date of birth, which is emptied too
create index participants_born on participants (session_id) where date_of_birth is not null;
create index participants_taking_part on participants (session_id, organization_id) where status <> 'canceled';
create index participants_profile on participants (profile_id) where profile_id is not null;
create index participants_ended on participants (canceled_at) include (organization_id, order_line_id)
  where canceled_at is not null and bundle_participant_id is null;
call protect_tenant('participants');
create trigger participants_added after insert on participants referencing new table as fresh
  for each statement execute function participants_counted();
create trigger participants_removed after delete on participants referencing old table as gone
  for each statement execute function participants_counted();
create trigger participants_changed after update on participants referencing old table as gone new table as fresh
  for each statement execute function participants_counted();
create trigger attendance_added after insert on participants referencing new table as fresh
  for each statement execute function attendance_counted();
create trigger attendance_removed after delete on participants referencing old table as gone
  for each statement execute function attendance_counted();
create trigger attendance_changed after update on participants referencing old table as gone new table as fresh
  for each statement execute function attendance_counted();
create trigger another_address before update of email on participants for each row
  when (old.profile_id is not null and new.email <> old.email) execute function leave_profile();
-- Row triggers, since most changes, such as a check-in, change neither the name nor the order.
create trigger order_people_added after insert on participants
  for each row when (new.order_line_id is not null) execute function find_order_people();
create trigger order_people_changed after update of first_name, last_name, email, order_line_id on participants
  for each row when ((old.first_name, old.last_name, old.email::text, coalesce(old.order_line_id, 0))
    <> (new.first_name, new.last_name, new.email::text, coalesce(new.order_line_id, 0)))
  execute function find_order_people();
create trigger cancellation_added after insert on participants for each row
  when (new.canceled_at is not null and new.order_line_id is not null and new.bundle_participant_id is null)
  execute function sum_cancellations();
create trigger cancellation_changed after update on participants for each row
  when (new.bundle_participant_id is null
    and (old.canceled_at, old.order_line_id) is distinct from (new.canceled_at, new.order_line_id)
    and (old.canceled_at is not null or new.canceled_at is not null))
  execute function sum_cancellations();
create trigger cancellation_removed after delete on participants for each row
  when (old.canceled_at is not null and old.order_line_id is not null and old.bundle_participant_id is null)
  execute function sum_cancellations();
-- Marks are needed only for present participants: the others are counted by the session's taken spots.
create trigger presence_added after insert on participants for each row
  when (new.check_in = 'present') execute function mark_session_changes();
create trigger presence_changed after update on participants for each row
  when ((old.check_in = 'present' or new.check_in = 'present')
    and (old.session_id, old.check_in, old.status) is distinct from (new.session_id, new.check_in, new.status))
  execute function mark_session_changes();
create trigger presence_removed after delete on participants for each row
  when (old.check_in = 'present') execute function mark_session_changes();

create table waitlist_entries (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  session_id bigint,
  bundle_id bigint,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other', 'none')),
  notes text check (length(notes) <= 2000),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  position integer not null check (position > 0),
  status text not null default 'waiting'
    check (status in ('waiting', 'invited', 'accepted', 'declined', 'expired', 'removed')),
  -- The token itself is only in the mail.
  token_hash bytea unique,
  invited_at timestamptz,
  expires_at timestamptz,
  -- The invitation reserves a spot until the answer. A manual invitation to a full session reserves none.
  reserves boolean not null default false,
  -- an automatic invitation, and the sign-out that caused it; undoing the sign-out withdraws the invitation
  is_automatic boolean not null default false,
  caused_by_participant_id bigint,
  participant_id bigint,
  bundle_participant_id bigint,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- The entry is of a visitor, who pays online. A spot that is accepted but not paid is released.
  by_visitor boolean not null default false,
  unique (organization_id, id),
  foreign key (organization_id, session_id) references sessions (organization_id, id),
  foreign key (organization_id, bundle_id) references bundles (organization_id, id),
  foreign key (organization_id, caused_by_participant_id) references participants (organization_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id),
  foreign key (organization_id, bundle_participant_id) references bundle_participants (organization_id, id),
  check ((session_id is null) <> (bundle_id is null)),
  constraint waitlist_entries_check2 check (not reserves or status = 'invited'),
  constraint waitlist_entries_invited
  check (status <> 'invited' or (invited_at is not null and expires_at is not null))
);
create unique index waitlist_open on waitlist_entries
  (session_id, bundle_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct
  where status in ('waiting', 'invited');
create unique index waitlist_session_position on waitlist_entries (session_id, position) where session_id is not null;
create unique index waitlist_bundle_position on waitlist_entries (bundle_id, position) where bundle_id is not null;
create index waitlist_waiting on waitlist_entries (session_id, position) where status = 'waiting';
create index waitlist_bundle_waiting on waitlist_entries (bundle_id, position) where status = 'waiting';
create index waitlist_expiring on waitlist_entries (expires_at) where status = 'invited';
create index waitlist_cause on waitlist_entries (organization_id, caused_by_participant_id) where caused_by_participant_id is not null;
create index waitlist_participant on waitlist_entries (organization_id, participant_id) where participant_id is not null;
create index waitlist_bundle_participant on waitlist_entries (organization_id, bundle_participant_id)
  where bundle_participant_id is not null;
create index waitlist_noted on waitlist_entries (session_id, bundle_id) where notes is not null;
create index waitlist_closed on waitlist_entries (updated_at) where status not in ('waiting', 'invited');
call protect_tenant('waitlist_entries');
create trigger waitlist_added after insert on waitlist_entries referencing new table as fresh
  for each statement execute function waitlist_counted();
create trigger waitlist_removed after delete on waitlist_entries referencing old table as gone
  for each statement execute function waitlist_counted();
create trigger waitlist_changed after update on waitlist_entries referencing old table as gone new table as fresh
  for each statement execute function waitlist_counted();

-- Holds the spots reserved for open invitations, a row for each session. An invitation to a bundle reserves one in each future session.
create table spot_reservations (
  organization_id bigint not null,
  entry_id bigint not null,
  session_id bigint not null,
  primary key (entry_id, session_id),
  foreign key (organization_id, entry_id) references waitlist_entries (organization_id, id) on delete cascade,
  foreign key (organization_id, session_id) references sessions (organization_id, id)
);
create index spot_reservations_session on spot_reservations (session_id);
call protect_tenant('spot_reservations');
create trigger reservations_added after insert on spot_reservations referencing new table as fresh
  for each statement execute function reservations_counted();
create trigger reservations_removed after delete on spot_reservations referencing old table as gone
  for each statement execute function reservations_counted();

create table question_fields (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint,
  product_id bigint,
  type text not null check (type in ('text', 'single_select', 'multi_select')),
  title text not null check (length(title) between 1 and 255),
  required boolean not null default false,
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  -- an address on another website with more about the question
  url text,
  position integer not null check (position > 0),
  -- an archived question isn't asked any more, but its answers stay
  archived_at timestamptz,
  -- the question was removed before it had answers
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, product_id) references products (organization_id, id),
  check (num_nonnulls(activity_id, product_id) = 1),
  check ((type = 'text') = (jsonb_array_length(options) = 0))
);
create index question_fields_activity on question_fields (activity_id, position, id) where activity_id is not null;
create index question_fields_product on question_fields (product_id, position, id) where product_id is not null;
call protect_tenant('question_fields');
-- visitors read the questions of published offers
create policy published on question_fields for select using (
  (select app_scope()) = 'public' and deleted_at is null and archived_at is null
  and (activity_id in (select app_public_activities()) or product_id in (select app_public_products()))
);

create table question_answers (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  field_id bigint not null,
  participant_id bigint,
  bundle_participant_id bigint,
  -- a text, or a list of chosen options, in the words of that moment
  value jsonb not null check (jsonb_typeof(value) in ('string', 'array')),
  created_at timestamptz not null default now(),
  purchase_id bigint,
  foreign key (organization_id, field_id) references question_fields (organization_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id) on delete cascade,
  foreign key (organization_id, bundle_participant_id)
    references bundle_participants (organization_id, id) on delete cascade,
  foreign key (organization_id, purchase_id) references purchases (organization_id, id) on delete cascade,
  constraint question_answers_of_one check (num_nonnulls(participant_id, bundle_participant_id, purchase_id) = 1)
);
create index question_answers_field on question_answers (organization_id, field_id);
create unique index question_answers_participant on question_answers (participant_id, field_id)
  where participant_id is not null;
create unique index question_answers_bundle_participant on question_answers (bundle_participant_id, field_id)
  where bundle_participant_id is not null;
create unique index question_answers_purchase on question_answers (purchase_id, field_id) where purchase_id is not null;
call protect_tenant('question_answers');

-- Holds the taps that were received, so that a tap that is sent again changes nothing. Swept after a month.
create table check_in_taps (
  organization_id bigint not null,
  participant_id bigint not null,
  id uuid not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, participant_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id) on delete cascade
);
create index check_in_taps_age on check_in_taps (created_at);
call protect_tenant('check_in_taps');

-- Counts the attendance of each session as changes to add up, like row_counts. Each page of participants shows it, and counting 100,000
-- rows took most of the time of the first page. Writers only append, so no writer waits for another. compact_attendance_counts() keeps the
-- sums short and reads only what was added since.
create table attendance_counts (
  organization_id bigint not null,
  session_id bigint not null,
  check_in text not null,
  change bigint not null,
  is_sum boolean not null default false
);
create index attendance_counts_session on attendance_counts (session_id, check_in) include (organization_id, change);
create index attendance_counts_added on attendance_counts (session_id, check_in) where not is_sum;
alter table attendance_counts enable row level security, force row level security;
create policy reading on attendance_counts for select using (
  (select app_sees_all())
  or organization_id = any ((select app_organization_ids())::bigint[])
  or is_in_set((select app_linked_organization_set()), organization_id)
);
call protect_writing('attendance_counts', 'false');

-- Shows what each session adds to the sums now.
create view live_session_figures with (security_invoker = true) as
select sessions.id as session_id, sessions.organization_id, sessions.activity_id, organizations.application_ids as platforms,
  sessions.start_date as day, sessions.starts_at, sessions.taken as participants, coalesce(sessions.spots, 0) as spots,
  case when sessions.spots is null then 0 else sessions.taken end as taken,
  (select coalesce(sum(change), 0)::integer from attendance_counts
   where attendance_counts.session_id = sessions.id and check_in = 'present') as present
from sessions
  join activities on activities.id = sessions.activity_id and activities.deleted_at is null
  join organizations on organizations.id = sessions.organization_id and organizations.deleted_at is null
where sessions.deleted_at is null and sessions.canceled_at is null;

-- Holds what an organiser canceled: sessions, bundles, or a whole activity. The result for each participant is read from here
-- (docs/rules/money.md#result-of-a-cancellation).
create table organizer_cancellations (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  -- `left_bundle`: a session was removed from a bundle
  kind text not null check (kind in ('sessions', 'bundle', 'activity', 'left_bundle')),
  session_ids bigint[] not null,
  bundle_ids bigint[] not null,
  -- null: the product itself, or a removed user
  canceled_by bigint references users on delete set null,
  canceled_at timestamptz not null,
  unique (organization_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  check (cardinality(session_ids) + cardinality(bundle_ids) > 0)
);
create index organizer_cancellations_newest on organizer_cancellations (organization_id, canceled_at desc, id desc);
create index organizer_cancellations_activity on organizer_cancellations (organization_id, activity_id, canceled_at desc);
create index organizer_cancellations_canceled_by on organizer_cancellations (canceled_by) where canceled_by is not null;
call protect_tenant('organizer_cancellations');

-- Holds whose booking a cancellation ended or shortened: a participant, or a bundle participant once for all its sessions. Names and orders
-- are read through these ids, so that erasure covers them.
create table canceled_people (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  cancellation_id bigint not null,
  participant_id bigint,
  bundle_participant_id bigint,
  check (num_nonnulls(participant_id, bundle_participant_id) = 1),
  unique (organization_id, cancellation_id, participant_id),
  unique (organization_id, cancellation_id, bundle_participant_id),
  foreign key (organization_id, cancellation_id) references organizer_cancellations (organization_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id) on delete cascade,
  foreign key (organization_id, bundle_participant_id) references bundle_participants (organization_id, id) on delete cascade
);
create index canceled_people_participant on canceled_people (organization_id, participant_id) where participant_id is not null;
create index canceled_people_bundle_participant on canceled_people (organization_id, bundle_participant_id)
  where bundle_participant_id is not null;
call protect_tenant('canceled_people');

-- Holds erasures, so that they can be repeated after a backup is restored. It has ids and a keyed hash of the person, never a name.
create table erasures (
  id bigint generated always as identity primary key,
  -- null for the account of a user
  organization_id bigint references organizations,
  -- the ids of the records by table, e.g. {"participants": [12, 13]}
  records jsonb not null check (jsonb_typeof(records) = 'object'),
  erased_at timestamptz not null default now()
);
create index erasures_newest on erasures (erased_at, id);
create index erasures_organization on erasures (organization_id) where organization_id is not null;
alter table erasures enable row level security, force row level security;
create policy reading on erasures for select using (
  (select app_sees_all()) or organization_id = any ((select app_organization_ids())::bigint[])
);
-- The erasure of an account belongs to no organisation.
create policy adding on erasures for insert with check (
  (select app_sees_all()) or organization_id is null or organization_id = any ((select app_organization_ids())::bigint[])
);
create policy changing on erasures for update using ((select app_sees_all()));
create policy removing on erasures for delete using ((select app_sees_all()));
