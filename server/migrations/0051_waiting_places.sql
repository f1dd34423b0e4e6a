-- Every minute the lists of all places with somebody on them are looked through: few among many.
create index sessions_waiting on sessions (id) where waitlist_count > 0;
create index bundles_waiting on bundles (id) where waitlist_count > 0;
