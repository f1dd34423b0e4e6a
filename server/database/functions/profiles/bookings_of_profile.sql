-- Returns the orders of an app user, found by the profile's e-mail address and platform: title, status, price and the first session that
-- isn't canceled. Orders of another address or platform are never among them.
create or replace function bookings_of_profile(p_profile_id bigint)
returns table (number bigint, title text, starts_at timestamptz, tz text, status text, total_price_in_cents integer, created_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
  platform bigint;
  address text;
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  select application_id, lower(email::text) into platform, address from profiles where id = p_profile_id;
  return query
    select orders.id, line.title, first.starts_at, first.tz, orders.status, orders.total_price_in_cents, orders.created_at
      from orders
      cross join lateral (
        select order_lines.title from order_lines
         where order_lines.organization_id = orders.organization_id and order_lines.order_id = orders.id
         order by position limit 1) as line
      left join lateral (
        select sessions.starts_at, sessions.tz from (
          select participants.session_id, participants.status from order_lines
            join participants on participants.organization_id = order_lines.organization_id and participants.order_line_id = order_lines.id
           where order_lines.organization_id = orders.organization_id and order_lines.order_id = orders.id
          union all
          select participants.session_id, participants.status from order_lines
            join bundle_participants whole on whole.organization_id = order_lines.organization_id and whole.order_line_id = order_lines.id
            join participants on participants.bundle_participant_id = whole.id
           where order_lines.organization_id = orders.organization_id and order_lines.order_id = orders.id
        ) as place join sessions on sessions.id = place.session_id
         where sessions.deleted_at is null
         order by place.status = 'canceled', sessions.canceled_at is not null, sessions.starts_at, sessions.id limit 1
      ) as first on true
     where orders.application_id = platform and orders.email::text = address;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;
