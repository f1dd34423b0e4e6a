-- Counts an attempt. Returns 0 within the limit, else the seconds to wait.
create or replace function throttle_hit(p_key text, p_limit integer, p_seconds integer) returns integer
language sql as $$
  insert into throttles (key, hits, resets_at) values (p_key, 1, now() + make_interval(secs => p_seconds))
  on conflict (key) do update set
    hits = case when throttles.resets_at <= now() then 1 else throttles.hits + 1 end,
    resets_at = case when throttles.resets_at <= now() then excluded.resets_at else throttles.resets_at end
  returning case when hits <= p_limit then 0 else greatest(1, ceil(extract(epoch from resets_at - now())))::integer end
$$;
