-- Notes about people and what they answered are emptied two years after their session (D6.4): found without reading everybody.
create index participants_noted on participants (session_id) where notes is not null;
create index bundle_participants_noted on bundle_participants (bundle_id) where notes is not null;
create index waitlist_noted on waitlist_entries (session_id, bundle_id) where notes is not null;

-- When a bundle was over: with its last session. Null without sessions.
create function bundle_ends_at(p_bundle_id bigint) returns timestamptz language sql stable as $$
  select max(ends_at) from bundle_sessions join sessions on sessions.id = session_id where bundle_id = p_bundle_id
$$;
