-- Stores which orders a new mail is about, also orders that the caller can't see: when an administrator of another platform moves a
-- session, its buyers are mailed. Trigger on mails.
create or replace function note_order_mails() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- Keeps on order_mails what became of a mail that is deleted. Trigger on mails.
create or replace function keep_order_mail_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  -- A mail that is deleted before it was sent is never sent.
  update order_mails set mail_id = null, status = case old.status when 'queued' then 'failed' else old.status end
   where mail_id = old.id;
  perform set_config('app.scope', scope_before, true);
  return old;
end $$;
