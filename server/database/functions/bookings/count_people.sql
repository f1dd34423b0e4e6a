-- Adds a change to a counter of a session or bundle. A check of that table refuses more taken spots than it has. Freed spots lower
-- over_spots to what is still taken above the spots.
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
