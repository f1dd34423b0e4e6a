-- Lowers over_spots to what is still taken above the new number of spots. Trigger on sessions and bundles.
create or replace function tighten_spots() returns trigger language plpgsql as $$
begin
  new.over_spots := least(new.over_spots, greatest(0, new.taken - new.spots));
  return new;
end $$;
