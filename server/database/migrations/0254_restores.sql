-- Restores of a backup. Until the operator releases one, no payout is exported and no invoice issued: what left the house between the backup
-- and the restore is unknown to the database (docs/operations.md#restore).
create table restores (
  id bigint generated always as identity primary key,
  backed_up_at timestamptz(3) not null,
  restored_at timestamptz(3) not null default now(),
  released_at timestamptz(3)
);
alter table restores enable row level security, force row level security;
create policy reading on restores for select using ((select app_sees_all()));
call protect_writing('restores', 'false');
