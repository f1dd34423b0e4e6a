-- The participant who is the buyer of an order has the profile of that order.
alter table participants add column profile_id bigint references profiles;
create index participants_profile on participants (profile_id) where profile_id is not null;
create trigger another_address before update of email on participants for each row
  when (old.profile_id is not null and new.email <> old.email) execute function leave_profile();

-- The address and the names of the buyer, in a session or in those of a bundle.
create function participant_of_profile() returns trigger language plpgsql as $$
begin
  update participants set profile_id = new.profile_id
   where organization_id = new.organization_id and profile_id is distinct from new.profile_id
     and id in (
       select single.id from order_lines line join participants single
         on single.organization_id = line.organization_id and single.order_line_id = line.id
        where line.order_id = new.id
       union all
       select part.id from order_lines line
         join bundle_participants whole on whole.organization_id = line.organization_id and whole.order_line_id = line.id
         join participants part on part.bundle_participant_id = whole.id
        where line.order_id = new.id)
     and (new.profile_id is null or (email = new.email and fold(first_name) = fold(new.first_name) and fold(last_name) = fold(new.last_name)));
  return null;
end $$;
-- not `update of`, since the trigger of before may empty the column
create trigger profile_of_participant after update on orders for each row
  when (old.profile_id is distinct from new.profile_id) execute function participant_of_profile();

-- An app user who is erased, or takes another address, has no orders and bookings any more.
create function leave_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  money_before text := coalesce(current_setting('app.money_application_ids', true), '');
begin
  perform set_config('app.scope', 'system', true);
  perform set_config('app.money_application_ids', '', true);
  update orders set profile_id = null where application_id = old.application_id and profile_id = old.id;
  update participants set profile_id = null where profile_id = old.id;
  perform set_config('app.scope', scope_before, true);
  perform set_config('app.money_application_ids', money_before, true);
  return null;
end $$;
create trigger leave_orders after update of email on profiles for each row
  when (old.email <> new.email) execute function leave_orders();
