-- Updates the search text of an order when a participant is added to it or changes. Trigger on participants and bundle_participants.
create or replace function find_order_people() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  lines bigint[] := array[new.order_line_id];
begin
  if tg_op = 'UPDATE' then lines := lines || old.order_line_id; end if;
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  perform write_order_texts(array(select distinct order_id from order_lines where id = any (lines)));
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
