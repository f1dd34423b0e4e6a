-- The keys that a platform had at its provider before: what was begun at another account is asked for, and given back, there. They go
-- with their platform.
create table former_payment_keys (
  id bigint generated always as identity primary key,
  application_id bigint not null references applications on delete cascade,
  driver text not null check (driver in ('mollie')),
  key_encrypted bytea not null,
  ended_at timestamptz not null default now()
);
create index former_payment_keys_of_platform on former_payment_keys (application_id, ended_at);
alter table former_payment_keys enable row level security;
alter table former_payment_keys force row level security;
create policy reading on former_payment_keys for select using ((select app_sees_all()));
call protect_writing('former_payment_keys', 'false');

create function keep_former_payment_key() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.key_encrypted <> old.key_encrypted then
    insert into former_payment_keys (application_id, driver, key_encrypted)
    select old.application_id, old.driver, old.key_encrypted
    -- a platform that goes takes its keys along
    where exists (select from applications where id = old.application_id);
  end if;
  return null;
end $$;
create trigger former_payment_key after update or delete on payment_keys for each row execute function keep_former_payment_key();
