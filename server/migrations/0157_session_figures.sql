-- Attendance of platforms as kept sums (docs/adr/0032-figures-per-day.md). What each session adds to the sums is a row of its own, so it
-- can be taken out again. Writers only append the ids of what they changed; fold_session_figures() renews the sums of those, and readers
-- count them from the sessions themselves. So no booking or check-in waits for another, and a session that moves while a participant is
-- checked in is right.
select set_config('app.scope', 'system', true);

-- What changed since the last fold: a session, all sessions of an activity, or all of an organisation. The last two are resolved when
-- they are read, so a session that was being added meanwhile is found too.
create table session_changes (
  session_id bigint,
  activity_id bigint,
  organization_id bigint,
  check (num_nonnulls(session_id, activity_id, organization_id) = 1)
);

create table session_figures (
  session_id bigint primary key,
  organization_id bigint not null,
  activity_id bigint not null,
  -- those of the organisation
  platforms bigint[] not null,
  day date not null,
  starts_at timestamptz not null,
  participants integer not null,
  -- of a session with a limit, else 0
  spots integer not null,
  taken integer not null,
  present integer not null
);
create index session_figures_day on session_figures (day);
create index session_figures_activity on session_figures (activity_id);
create index session_figures_organization on session_figures (organization_id);

create table session_figures_by_day (
  platforms bigint[] not null,
  day date not null,
  sessions bigint not null,
  participants bigint not null,
  spots bigint not null,
  taken bigint not null,
  present bigint not null,
  primary key (day, platforms)
);

create table session_figures_by_month (
  platforms bigint[] not null,
  activity_id bigint not null,
  -- its first day
  month date not null,
  sessions bigint not null,
  participants bigint not null,
  spots bigint not null,
  taken bigint not null,
  primary key (month, activity_id, platforms)
);

do $$
declare
  name text;
begin
  foreach name in array array['session_figures', 'session_figures_by_day', 'session_figures_by_month'] loop
    execute format($policy$
      create policy reading on %I for select using (
        (select app_sees_all())
        -- most rows are of the first platform in scope, and `= any` is faster than the overlap of two arrays
        or (select case app_scope() when 'applications' then (app_application_ids())[1] end) = any (platforms)
        or ((select app_scope()) = 'applications' and platforms && (select app_application_ids())::bigint[])
      )$policy$, name);
  end loop;
  -- an organisation that left a platform a moment ago is still in its sums: its mark has to be seen, which is an id and nothing else
  create policy reading on session_changes for select using ((select app_sees_all()) or (select app_scope()) = 'applications');
  foreach name in array array['session_changes', 'session_figures', 'session_figures_by_day', 'session_figures_by_month'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    call protect_writing(name, 'false');
  end loop;
end $$;

create function mark_session_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if tg_table_name = 'organizations' then
    insert into session_changes (organization_id) values (new.id);
  elsif tg_table_name = 'activities' then
    insert into session_changes (activity_id) values (new.id);
  elsif tg_table_name = 'participants' then
    if tg_op <> 'DELETE' then insert into session_changes (session_id) values (new.session_id); end if;
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.session_id <> new.session_id) then
      insert into session_changes (session_id) values (old.session_id);
    end if;
  elsif tg_op = 'INSERT' then
    insert into session_changes (session_id) select id from fresh;
  elsif tg_op = 'DELETE' then
    insert into session_changes (session_id) select id from gone;
  else
    insert into session_changes (session_id) values (new.id);
  end if;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger figures_of_added after insert on sessions referencing new table as fresh
  for each statement execute function mark_session_changes();
create trigger figures_of_removed after delete on sessions referencing old table as gone
  for each statement execute function mark_session_changes();
create trigger figures_of_changed after update on sessions for each row
  when ((old.organization_id, old.activity_id, old.start_date, old.starts_at, old.spots, old.taken, old.deleted_at, old.canceled_at)
    is distinct from
    (new.organization_id, new.activity_id, new.start_date, new.starts_at, new.spots, new.taken, new.deleted_at, new.canceled_at))
  execute function mark_session_changes();
-- A participant who is not present counts by the spots taken of the session alone.
create trigger presence_added after insert on participants for each row
  when (new.check_in = 'present') execute function mark_session_changes();
create trigger presence_changed after update on participants for each row
  when ((old.check_in = 'present' or new.check_in = 'present')
    and (old.session_id, old.check_in, old.status) is distinct from (new.session_id, new.check_in, new.status))
  execute function mark_session_changes();
create trigger presence_removed after delete on participants for each row
  when (old.check_in = 'present') execute function mark_session_changes();
create trigger figures_of_activity after update of deleted_at on activities for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function mark_session_changes();
create trigger figures_of_organization after update on organizations for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null) or old.application_ids <> new.application_ids)
  execute function mark_session_changes();

-- The sessions that changed since the last fold, also those that no longer exist or are out of sight. `offset 0`: there are few marks, so
-- their sessions are looked up, whatever the planner expects of a table that is emptied each minute.
create view changed_sessions with (security_invoker = true) as
select session_id from session_changes where session_id is not null
union
select found.id from session_changes mark
  cross join lateral (select id from sessions where sessions.activity_id = mark.activity_id offset 0) as found
where mark.activity_id is not null
union
select found.id from session_changes mark
  cross join lateral (select id from sessions where sessions.organization_id = mark.organization_id offset 0) as found
where mark.organization_id is not null
union
select found.session_id from session_changes mark
  cross join lateral (select session_id from session_figures kept where kept.activity_id = mark.activity_id offset 0) as found
where mark.activity_id is not null
union
select found.session_id from session_changes mark
  cross join lateral (select session_id from session_figures kept where kept.organization_id = mark.organization_id offset 0) as found
where mark.organization_id is not null;

-- What each session adds to the sums, as it is now.
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

-- Brings the sums up to date, one at a time. A change that commits after the marks were removed has left a mark of its own; renewing a
-- session that is right already changes nothing.
create function fold_session_figures() returns void language plpgsql
-- planned for each number of sessions: one after a booking, all after an import
set plan_cache_mode = force_custom_plan as $$
declare
  changed bigint[];
begin
  perform pg_advisory_xact_lock(2026112302);
  -- in one statement, so that exactly the marks that are resolved are removed
  with gone as (delete from session_changes)
  select array_agg(session_id) into changed from changed_sessions;
  if changed is null then return; end if;
  with before as (
    delete from session_figures using unnest(changed) as id where session_id = id returning session_figures.*
  ), by_month as (
    insert into session_figures_by_month as kept (platforms, activity_id, month, sessions, participants, spots, taken)
    select platforms, activity_id, date_trunc('month', day)::date, -count(*), -sum(participants), -sum(spots), -sum(taken)
    from before group by 1, 2, 3
    on conflict (month, activity_id, platforms) do update set sessions = kept.sessions + excluded.sessions,
      participants = kept.participants + excluded.participants, spots = kept.spots + excluded.spots, taken = kept.taken + excluded.taken
  )
  insert into session_figures_by_day as kept (platforms, day, sessions, participants, spots, taken, present)
  select platforms, day, -count(*), -sum(participants), -sum(spots), -sum(taken), -sum(present) from before group by 1, 2
  on conflict (day, platforms) do update set sessions = kept.sessions + excluded.sessions,
    participants = kept.participants + excluded.participants, spots = kept.spots + excluded.spots, taken = kept.taken + excluded.taken,
    present = kept.present + excluded.present;
  with after as (
    insert into session_figures
      (session_id, organization_id, activity_id, platforms, day, starts_at, participants, spots, taken, present)
    select session_id, organization_id, activity_id, platforms, day, starts_at, participants, spots, taken, present
    from live_session_figures join unnest(changed) as id on session_id = id order by day
    returning *
  ), by_month as (
    insert into session_figures_by_month as kept (platforms, activity_id, month, sessions, participants, spots, taken)
    select platforms, activity_id, date_trunc('month', day)::date, count(*), sum(participants), sum(spots), sum(taken)
    from after group by 1, 2, 3
    on conflict (month, activity_id, platforms) do update set sessions = kept.sessions + excluded.sessions,
      participants = kept.participants + excluded.participants, spots = kept.spots + excluded.spots, taken = kept.taken + excluded.taken
  )
  insert into session_figures_by_day as kept (platforms, day, sessions, participants, spots, taken, present)
  select platforms, day, count(*), sum(participants), sum(spots), sum(taken), sum(present) from after group by 1, 2
  on conflict (day, platforms) do update set sessions = kept.sessions + excluded.sessions,
    participants = kept.participants + excluded.participants, spots = kept.spots + excluded.spots, taken = kept.taken + excluded.taken,
    present = kept.present + excluded.present;
end $$;

-- Counts the sessions of some days again, and the sums of those days and their months; corrects what differs. Returns how many rows did.
-- A session that changes meanwhile has a mark, and is not compared.
create function correct_session_figures(p_from date, p_until date) returns bigint language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  differences bigint := 0;
  here bigint;
begin
  perform fold_session_figures();
  insert into session_changes (session_id)
  select coalesce(kept.session_id, live.session_id)
  from (select * from session_figures where day >= p_from and day < p_until) as kept
    full join (
      select * from live_session_figures
      where day >= p_from and day < p_until and starts_at >= (p_from - 1)::timestamptz and starts_at < (p_until + 1)::timestamptz
    ) as live on live.session_id = kept.session_id
  where (kept.organization_id, kept.activity_id, kept.platforms, kept.day, kept.starts_at, kept.participants, kept.spots, kept.taken,
      kept.present)
    is distinct from (live.organization_id, live.activity_id, live.platforms, live.day, live.starts_at, live.participants, live.spots,
      live.taken, live.present)
    and coalesce(kept.session_id, live.session_id) not in (select session_id from changed_sessions);
  get diagnostics here = row_count;
  differences := differences + here;
  with counted as (
    select platforms, day, count(*) as sessions, sum(participants) as participants, sum(spots) as spots, sum(taken) as taken,
      sum(present) as present
    from session_figures where day >= p_from and day < p_until group by 1, 2
  ), kept as (select * from session_figures_by_day where day >= p_from and day < p_until)
  insert into session_figures_by_day (platforms, day, sessions, participants, spots, taken, present)
  select platforms, day, coalesce(counted.sessions, 0), coalesce(counted.participants, 0), coalesce(counted.spots, 0),
    coalesce(counted.taken, 0), coalesce(counted.present, 0)
  from counted full join kept using (platforms, day)
  where (coalesce(counted.sessions, 0), coalesce(counted.participants, 0), coalesce(counted.spots, 0), coalesce(counted.taken, 0),
      coalesce(counted.present, 0))
    <> (coalesce(kept.sessions, 0), coalesce(kept.participants, 0), coalesce(kept.spots, 0), coalesce(kept.taken, 0),
      coalesce(kept.present, 0))
  on conflict (day, platforms) do update set sessions = excluded.sessions, participants = excluded.participants,
    spots = excluded.spots, taken = excluded.taken, present = excluded.present;
  get diagnostics here = row_count;
  differences := differences + here;
  with counted as (
    select platforms, activity_id, date_trunc('month', day)::date as month, count(*) as sessions, sum(participants) as participants,
      sum(spots) as spots, sum(taken) as taken
    from session_figures
    where day >= date_trunc('month', p_from)::date and day < (date_trunc('month', p_until - 1) + interval '1 month')::date
    group by 1, 2, 3
  ), kept as (select * from session_figures_by_month where month >= date_trunc('month', p_from)::date and month < p_until)
  insert into session_figures_by_month (platforms, activity_id, month, sessions, participants, spots, taken)
  select platforms, activity_id, month, coalesce(counted.sessions, 0), coalesce(counted.participants, 0), coalesce(counted.spots, 0),
    coalesce(counted.taken, 0)
  from counted full join kept using (platforms, activity_id, month)
  where (coalesce(counted.sessions, 0), coalesce(counted.participants, 0), coalesce(counted.spots, 0), coalesce(counted.taken, 0))
    <> (coalesce(kept.sessions, 0), coalesce(kept.participants, 0), coalesce(kept.spots, 0), coalesce(kept.taken, 0))
  on conflict (month, activity_id, platforms) do update set sessions = excluded.sessions, participants = excluded.participants,
    spots = excluded.spots, taken = excluded.taken;
  get diagnostics here = row_count;
  perform fold_session_figures();
  return differences + here;
end $$;

-- What there is already is folded by the task of the next minute: here it would keep bookings waiting.
insert into session_changes (organization_id) select id from organizations;
select set_config('app.scope', '', true);
