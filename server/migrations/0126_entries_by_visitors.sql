-- Whoever put themselves on a waiting list pays online, like any visitor: a spot that is accepted and not paid comes free again.
alter table waitlist_entries add column by_visitor boolean not null default false;
