-- The begin that the cancellation term of a moved booking counts back from, where that is not the begin of its session: the
-- earliest it has had. Null counts from the session (docs/rules/money.md#bookings-that-move).
alter table participants add column term_starts_at timestamptz;
