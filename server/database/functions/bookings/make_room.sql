-- Raises over_spots by one in each of these sessions and bundles that is full, so that one more person fits. Call it with those rows
-- locked, just before the person is added.
create or replace function make_room(p_sessions bigint[], p_bundles bigint[]) returns void language sql as $$
  update sessions set over_spots = over_spots + 1 where id = any (p_sessions) and taken >= spots + over_spots;
  update bundles set over_spots = over_spots + 1 where id = any (p_bundles) and taken >= spots + over_spots;
$$;
