-- Returns the end of the quiet hours that a moment falls in, by the clock of a time zone; null outside them.
create or replace function quiet_end(p_at timestamptz, p_tz text, p_from time, p_until time) returns timestamptz
language sql stable as $$
  with local as (select (p_at at time zone p_tz)::time as clock, (p_at at time zone p_tz)::date as day)
  select case
    when p_from is null or p_until is null then null
    when p_from < p_until and clock >= p_from and clock < p_until then (day + p_until) at time zone p_tz
    when p_from > p_until and clock >= p_from then (day + 1 + p_until) at time zone p_tz
    when p_from > p_until and clock < p_until then (day + p_until) at time zone p_tz
  end from local
$$;
