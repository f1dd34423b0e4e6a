-- When a user last changed the look of a list: of more than 200 the oldest go.
alter table user_preferences add column updated_at timestamptz not null default now();
