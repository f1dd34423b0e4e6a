-- Who scheduled a notification or sent it: the bell of that user says how it ended. Null: a draft, or before this was kept.
alter table notifications add column sent_by bigint references users;
create index notifications_sent_by on notifications (sent_by) where sent_by is not null;
