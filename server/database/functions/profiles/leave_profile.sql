-- Another address, also the one of who was erased, is another person.
create or replace function leave_profile() returns trigger language plpgsql as $$
begin
  new.profile_id := null;
  return new;
end $$;
