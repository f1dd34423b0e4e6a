-- Brings the figures of sessions up to date from the marks in session_changes. A lock lets only one run at a time. A change that commits
-- after the marks were read leaves its own mark. Counting a session again that is up to date changes nothing.
create or replace function fold_session_figures() returns void language plpgsql
-- Planned for the number of changed sessions: one after a booking, all after an import.
set plan_cache_mode = force_custom_plan as $$
declare
  changed bigint[];
begin
  perform pg_advisory_xact_lock(2026112302);
  -- One statement, so that it removes exactly the marks that it reads.
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
