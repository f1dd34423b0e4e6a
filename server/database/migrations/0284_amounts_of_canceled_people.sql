-- What the organisation gives back itself for a person of a cancellation, since it was paid elsewhere, and how much less an unpaid line
-- costs (docs/rules/money.md#result-of-a-cancellation). Cancellations of before this version have 0.
alter table canceled_people
  add column elsewhere_in_cents integer not null default 0 check (elsewhere_in_cents >= 0),
  add column lowered_in_cents integer not null default 0 check (lowered_in_cents >= 0);
