-- Makes room for one more person where there is none left; called under the lock of those rows, just before the person is added.
create or replace function make_room(p_sessions bigint[], p_bundles bigint[]) returns void language sql as $$
  update sessions set over_spots = over_spots + 1 where id = any (p_sessions) and taken >= spots + over_spots;
  update bundles set over_spots = over_spots + 1 where id = any (p_bundles) and taken >= spots + over_spots;
$$;
