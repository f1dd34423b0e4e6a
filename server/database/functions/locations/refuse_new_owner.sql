-- Refuses another owner for a location. Trigger on locations.
create or replace function refuse_new_owner() returns trigger language plpgsql as $$
begin
  raise exception 'a location keeps its owner' using errcode = 'check_violation';
end $$;
