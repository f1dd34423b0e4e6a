-- The platform on which a visitor joined the list: it sells the spot while the organisation is on it. Null for an entry of staff, and for
-- one from before this column, which the organisation's home platform sells.
alter table waitlist_entries add column application_id bigint references applications;
create index waitlist_platform on waitlist_entries (application_id) where application_id is not null;
