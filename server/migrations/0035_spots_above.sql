-- People let in above the spots are only as many as there really are: when one of them leaves, or spots are added, the promise
-- is the number of spots again.

create or replace procedure count_people(p_table text, p_column text, p_id bigint, p_change integer) language plpgsql as $$
begin
  if p_id is null or p_change = 0 then return; end if;
  if p_column = 'taken' and p_change < 0 then
    execute format('update %I set taken = taken + $1, over_spots = least(over_spots, greatest(0, taken + $1 - spots))
      where id = $2', p_table) using p_change, p_id;
    return;
  end if;
  execute format('update %1$I set %2$I = %2$I + $1 where id = $2', p_table, p_column) using p_change, p_id;
end $$;

create function tighten_spots() returns trigger language plpgsql as $$
begin
  new.over_spots := least(new.over_spots, greatest(0, new.taken - new.spots));
  return new;
end $$;
create trigger session_spots_changed before update of spots on sessions for each row
  when (old.spots is distinct from new.spots) execute function tighten_spots();
create trigger bundle_spots_changed before update of spots on bundles for each row
  when (old.spots is distinct from new.spots) execute function tighten_spots();

-- Makes room for one more person where there is none left; called under the lock of those rows, just before the person is added.
create function make_room(p_sessions bigint[], p_bundles bigint[]) returns void language sql as $$
  update sessions set over_spots = over_spots + 1 where id = any (p_sessions) and taken >= spots + over_spots;
  update bundles set over_spots = over_spots + 1 where id = any (p_bundles) and taken >= spots + over_spots;
$$;
