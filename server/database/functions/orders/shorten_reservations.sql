-- Ends the time to pay of unpaid orders no later than the start of the first session that they booked; a bundle that has begun counts from
-- its next session. Also orders that the caller can't see: an administrator of another platform may bring the session forward. Orders of
-- organisations outside the scope are left out. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function shorten_reservations(p_session_ids bigint[], p_now timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  organizations bigint[] := app_organization_ids();
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  with changed as (
    select distinct orders.organization_id, orders.id from participants person
      left join bundle_participants whole
        on whole.organization_id = person.organization_id and whole.id = person.bundle_participant_id
      join order_lines line on line.organization_id = person.organization_id
        and line.id = coalesce(person.order_line_id, whole.order_line_id)
      join orders on orders.organization_id = line.organization_id and orders.id = line.order_id
     where person.session_id = any (p_session_ids) and person.status = 'pending'
       and orders.status = 'open' and orders.reserved_until is not null
       and (orders.organization_id = any (organizations) or scope_before in ('all', 'system'))
  ), line as (
    select line.organization_id, line.order_id, line.id from changed join order_lines line
      on line.organization_id = changed.organization_id and line.order_id = changed.id
  ), booked as (
    select line.order_id, line.id, person.session_id from line join participants person
      on person.organization_id = line.organization_id and person.order_line_id = line.id where person.status = 'pending'
    union all
    select line.order_id, line.id, person.session_id from line join bundle_participants whole
      on whole.organization_id = line.organization_id and whole.order_line_id = line.id
      join participants person on person.organization_id = whole.organization_id and person.bundle_participant_id = whole.id
     where person.status = 'pending'
  ), starts as (
    select order_id, coalesce(min(starts_at) filter (where starts_at > p_now), max(starts_at)) as at
      from booked join sessions on sessions.id = session_id group by order_id, booked.id
  ), locked as (
    select orders.id, first.at from (select order_id, min(at) as at from starts group by order_id) as first
      join orders on orders.id = first.order_id
     where orders.reserved_until > first.at order by orders.id for update of orders
  )
  update orders set reserved_until = locked.at, updated_at = now() from locked where orders.id = locked.id;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
end $$;
