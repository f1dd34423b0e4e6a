-- Versions of lists that are saved as a whole by a form of their own, so that a form opened before another save is refused. They are apart
-- from updated_at: saving the list doesn't make the form of the record stale, or the other way round.
alter table locations add column hours_updated_at timestamptz(3) not null default now();
alter table applications
  add column filters_updated_at timestamptz(3) not null default now(),
  add column holidays_updated_at timestamptz(3) not null default now(),
  add column payment_methods_updated_at timestamptz(3) not null default now();
