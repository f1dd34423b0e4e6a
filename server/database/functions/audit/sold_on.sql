-- Returns the platform that sold a purchase, an order or a booking, or whose app users a notification is for; null for a booking without an
-- order. Looks beyond the scope: called by the trigger audit_sale() only, for types that has_amounts() selects.
create or replace function sold_on(p_subject_type text, p_subject_id bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  case p_subject_type
    when 'purchases' then
      select application_id into answer from purchases where id = p_subject_id;
    when 'orders' then
      select application_id into answer from orders where id = p_subject_id;
    when 'notifications' then
      select application_id into answer from notifications where id = p_subject_id;
    when 'participants' then
      select line.application_id into answer
        from participants join order_lines line on line.id = participants.order_line_id where participants.id = p_subject_id;
    when 'bundle_participants' then
      select line.application_id into answer
        from bundle_participants whole join order_lines line on line.id = whole.order_line_id where whole.id = p_subject_id;
  end case;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return answer;
end $$;
