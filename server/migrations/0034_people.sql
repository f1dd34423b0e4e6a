-- Who comes: participants of sessions and of bundles, those who wait, and the spots they take. Sessions and bundles keep the
-- number taken; whoever changes it locks bundles by id, then sessions by id, then entries (D4.6), and the database keeps the
-- promise: never more than there are spots, but for those let in above them on purpose.

create table bundles (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  name text not null check (length(name) between 1 and 255),
  description text,
  -- at most the first session's day
  start_date date not null,
  -- null is unlimited, 0 is closed
  spots integer check (spots between 0 and 100000),
  taken integer not null default 0 check (taken >= 0),
  -- let in above the spots, by somebody who may
  over_spots integer not null default 0 check (over_spots >= 0),
  waitlist_count integer not null default 0 check (waitlist_count >= 0),
  -- inherited: follows the activity's rate; else the own one, null being free
  rate_id bigint,
  rate_inherited boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz,
  unique (organization_id, id),
  unique (organization_id, activity_id, id),
  foreign key (organization_id, activity_id) references activities (organization_id, id),
  foreign key (organization_id, rate_id) references rates (organization_id, id),
  check (taken <= spots + over_spots)
);
create index bundles_of_activity on bundles (organization_id, activity_id, start_date, id) where deleted_at is null;
create index bundles_rate on bundles (organization_id, rate_id) where rate_id is not null;
call protect_tenant('bundles');

-- Numbers from before people were kept one by one: nobody stands behind them.
update sessions set taken = 0, waitlist_count = 0 where taken > 0 or waitlist_count > 0;
alter table sessions add column over_spots integer not null default 0 check (over_spots >= 0);
alter table sessions add constraint sessions_spots_hold check (taken <= spots + over_spots);
alter table sessions add unique (organization_id, activity_id, id);

-- The sessions of a bundle are sessions of its activity: the three-part keys see to that.
create table bundle_sessions (
  organization_id bigint not null,
  activity_id bigint not null,
  bundle_id bigint not null,
  session_id bigint not null,
  primary key (bundle_id, session_id),
  foreign key (organization_id, activity_id, bundle_id) references bundles (organization_id, activity_id, id),
  foreign key (organization_id, activity_id, session_id) references sessions (organization_id, activity_id, id)
);
create index bundle_sessions_session on bundle_sessions (session_id);
call protect_tenant('bundle_sessions');

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
  -- the language of the person's mails
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  status text not null default 'active' check (status in ('pending', 'active', 'canceled')),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, bundle_id) references bundles (organization_id, id),
  check ((status = 'canceled') = (canceled_at is not null))
);
create unique index bundle_participants_once on bundle_participants
  (bundle_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct where status <> 'canceled';
create index bundle_participants_list on bundle_participants (bundle_id, fold(last_name), fold(first_name), id);
call protect_tenant('bundle_participants');

create table participants (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  session_id bigint not null,
  -- comes by a bundle: the same person has a row in each of its sessions
  bundle_participant_id bigint,
  first_name text not null check (length(first_name) between 1 and 255),
  last_name text not null check (length(last_name) between 1 and 255),
  email citext not null,
  date_of_birth date,
  gender text check (gender in ('male', 'female', 'other', 'none')),
  notes text check (length(notes) <= 2000),
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  -- pending: the order is still open
  status text not null default 'active' check (status in ('pending', 'active', 'canceled')),
  check_in text not null default 'none' check (check_in in ('none', 'present', 'absent', 'signed_out')),
  -- signed out before the start: the spot is free again (D3.11)
  has_freed_spot boolean not null default false,
  takes_spot boolean not null generated always as (status <> 'canceled' and not has_freed_spot) stored,
  checked_in_at timestamptz,
  checked_in_by bigint references users on delete set null,
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, session_id) references sessions (organization_id, id),
  foreign key (organization_id, bundle_participant_id) references bundle_participants (organization_id, id),
  check ((status = 'canceled') = (canceled_at is not null)),
  check (not has_freed_spot or check_in = 'signed_out')
);
create unique index participants_once on participants
  (session_id, email, fold(first_name), fold(last_name), date_of_birth) nulls not distinct where status <> 'canceled';
create index participants_list on participants (session_id, fold(last_name), fold(first_name), id);
create index participants_status on participants (session_id, status);
create index participants_of_bundle on participants (organization_id, bundle_participant_id) where bundle_participant_id is not null;
create index participants_checked_in_by on participants (checked_in_by) where checked_in_by is not null;
create unique index participants_bundle_once on participants (session_id, bundle_participant_id)
  where bundle_participant_id is not null;
call protect_tenant('participants');

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
  -- the token itself is only in the mail
  token_hash bytea unique,
  invited_at timestamptz,
  expires_at timestamptz,
  -- whom a spot is kept for until the answer; a manual invitation to a full session keeps none (D4.5)
  reserves boolean not null default false,
  -- the automatic invitation and the sign-out it came from, so that undoing the one withdraws the other (D3.11)
  is_automatic boolean not null default false,
  caused_by_participant_id bigint,
  participant_id bigint,
  bundle_participant_id bigint,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, session_id) references sessions (organization_id, id),
  foreign key (organization_id, bundle_id) references bundles (organization_id, id),
  foreign key (organization_id, caused_by_participant_id) references participants (organization_id, id),
  foreign key (organization_id, participant_id) references participants (organization_id, id),
  foreign key (organization_id, bundle_participant_id) references bundle_participants (organization_id, id),
  check ((session_id is null) <> (bundle_id is null)),
  check (status <> 'invited' or (token_hash is not null and expires_at is not null)),
  check (not reserves or status = 'invited')
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
call protect_tenant('waitlist_entries');

-- The spots kept for open invitations, one row a session: a bundle's invitation keeps one in each session to come.
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

-- Adds to what a session or bundle keeps count of. A spot more than there are is refused by the check of that table.
create procedure count_people(p_table text, p_column text, p_id bigint, p_change integer) language plpgsql as $$
begin
  if p_id is null or p_change = 0 then return; end if;
  execute format('update %1$I set %2$I = %2$I + $1 where id = $2', p_table, p_column) using p_change, p_id;
end $$;

create function participant_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then call count_people('sessions', 'taken', old.session_id, -old.takes_spot::integer); end if;
  if tg_op <> 'DELETE' then call count_people('sessions', 'taken', new.session_id, new.takes_spot::integer); end if;
  return null;
end $$;
create trigger participant_added after insert or delete on participants
  for each row execute function participant_counts();
create trigger participant_changed after update of status, has_freed_spot, session_id on participants for each row
  when ((old.takes_spot, old.session_id) is distinct from (new.takes_spot, new.session_id))
  execute function participant_counts();

create function bundle_participant_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call count_people('bundles', 'taken', old.bundle_id, -(old.status <> 'canceled')::integer);
  end if;
  if tg_op <> 'DELETE' then
    call count_people('bundles', 'taken', new.bundle_id, (new.status <> 'canceled')::integer);
  end if;
  return null;
end $$;
create trigger bundle_participant_added after insert or delete on bundle_participants
  for each row execute function bundle_participant_counts();
create trigger bundle_participant_changed after update of status on bundle_participants for each row
  when ((old.status = 'canceled') <> (new.status = 'canceled')) execute function bundle_participant_counts();

create function reservation_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then call count_people('sessions', 'taken', new.session_id, 1);
  else call count_people('sessions', 'taken', old.session_id, -1); end if;
  return null;
end $$;
create trigger reservation_changed after insert or delete on spot_reservations
  for each row execute function reservation_counts();

-- Open entries are those that wait or may still answer; a bundle's reserving one takes a place in the bundle too.
create function waitlist_counts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    call count_people('sessions', 'waitlist_count', old.session_id, -(old.status in ('waiting', 'invited'))::integer);
    call count_people('bundles', 'waitlist_count', old.bundle_id, -(old.status in ('waiting', 'invited'))::integer);
    call count_people('bundles', 'taken', old.bundle_id, -old.reserves::integer);
  end if;
  if tg_op <> 'DELETE' then
    call count_people('sessions', 'waitlist_count', new.session_id, (new.status in ('waiting', 'invited'))::integer);
    call count_people('bundles', 'waitlist_count', new.bundle_id, (new.status in ('waiting', 'invited'))::integer);
    call count_people('bundles', 'taken', new.bundle_id, new.reserves::integer);
  end if;
  return null;
end $$;
create trigger waitlist_added after insert or delete on waitlist_entries
  for each row execute function waitlist_counts();
create trigger waitlist_changed after update of status, reserves on waitlist_entries for each row
  when ((old.status, old.reserves) is distinct from (new.status, new.reserves))
  execute function waitlist_counts();
