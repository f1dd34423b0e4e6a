-- Gives the participants of an order its app user when they have the buyer's address and names, in sessions and bundles. Takes the app user
-- from all of them when the order has none any more. Trigger on orders.
create or replace function participant_of_profile() returns trigger language plpgsql as $$
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
