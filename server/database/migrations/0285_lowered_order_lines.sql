-- How much the price of a line was lowered since it was sold, as it lost sessions of its bundle: the timeline of the order shows what was
-- ordered. Lines that were lowered before this version have 0.
alter table order_lines add column lowered_in_cents integer not null default 0 check (lowered_in_cents >= 0);
