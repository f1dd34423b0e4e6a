-- One row for each pool of a worker that runs. Jobs locked by a pool that is not seen any more go back to the queue.
create table worker_pools (
  id text primary key,
  seen_at timestamptz not null default now()
);

alter table mails
  add column attempted_at timestamptz,
  -- the mail server refused the recipient for good: another attempt would be refused as well
  add column refused_at timestamptz;
create index mails_undelivered on mails (created_at) where status <> 'sent' and refused_at is null;
create index mails_sent on mails (sent_at desc) where sent_at is not null;
