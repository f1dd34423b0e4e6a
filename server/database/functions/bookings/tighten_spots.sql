create or replace function tighten_spots() returns trigger language plpgsql as $$
begin
  new.over_spots := least(new.over_spots, greatest(0, new.taken - new.spots));
  return new;
end $$;
