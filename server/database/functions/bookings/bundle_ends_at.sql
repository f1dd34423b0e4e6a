-- Returns the end of a bundle's last session; null for a bundle without sessions.
create or replace function bundle_ends_at(p_bundle_id bigint) returns timestamptz language sql stable as $$
  select max(ends_at) from bundle_sessions join sessions on sessions.id = session_id where bundle_id = p_bundle_id
$$;
