-- Counts the sessions of some days again, and the sums of those days and their months, and corrects them. Returns how many rows differed. A
-- session that changes meanwhile has a mark, so it is left out.
create or replace function correct_session_figures(p_from date, p_until date) returns bigint language plpgsql
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
