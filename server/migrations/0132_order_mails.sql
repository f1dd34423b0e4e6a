-- Which mails an order caused, for its timeline: which, when, sent or failed. The address is read from the mail itself, so that it ends
-- with the mail, and with erasing its recipient.
create table order_mails (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  application_id bigint not null,
  order_id bigint not null,
  -- null once the outbox no longer keeps it
  mail_id bigint references mails on delete set null,
  kind text not null,
  -- what became of a mail that is no longer kept
  status text check (status in ('sent', 'failed')),
  -- the moment of the act that caused it, as the trail has it, and when it was written
  created_at timestamptz not null default now(),
  written_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, application_id, order_id) references orders (organization_id, application_id, id),
  check ((mail_id is null) = (status is not null))
);
create index order_mails_order on order_mails (order_id, id);
create index order_mails_mail on order_mails (mail_id) where mail_id is not null;
call protect_tenant('order_mails');
call protect_sales('order_mails');

-- What a mail is about: {"kind": "booked", "orders": [1], "lines": [2], "participants": [3], "bundle_participants": [4]}
alter table mails add column about jsonb;

-- Also where the caller's scope shows no order: an administrator of another platform moves a session, and its buyers are mailed.
create function note_order_mails() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  if not exists (select from fresh where about is not null) then return null; end if;
  perform set_config('app.scope', 'system', true);
  insert into order_mails (organization_id, application_id, order_id, mail_id, kind)
  select orders.organization_id, orders.application_id, orders.id, fresh.id, fresh.about ->> 'kind'
    from fresh cross join lateral (
      select value::bigint as id from jsonb_array_elements_text(about -> 'orders')
      union
      select line.order_id from jsonb_array_elements_text(about -> 'lines') join order_lines line on line.id = value::bigint
      union
      select line.order_id from jsonb_array_elements_text(about -> 'participants')
        join participants on participants.id = value::bigint
        left join bundle_participants whole on whole.id = participants.bundle_participant_id
        join order_lines line on line.id = coalesce(participants.order_line_id, whole.order_line_id)
      union
      select line.order_id from jsonb_array_elements_text(about -> 'bundle_participants')
        join bundle_participants whole on whole.id = value::bigint join order_lines line on line.id = whole.order_line_id
    ) as named join orders on orders.id = named.id
   where fresh.about is not null
   order by fresh.id, orders.id;
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
create trigger noted_with_orders after insert on mails referencing new table as fresh
  for each statement execute function note_order_mails();

create function keep_order_mail_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  -- what is removed before it was sent is never sent
  update order_mails set mail_id = null, status = case old.status when 'queued' then 'failed' else old.status end
   where mail_id = old.id;
  perform set_config('app.scope', scope_before, true);
  return old;
end $$;
create trigger status_kept before delete on mails for each row when (old.about is not null)
  execute function keep_order_mail_status();
