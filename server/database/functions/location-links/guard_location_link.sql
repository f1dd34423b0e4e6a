-- Refuses a change of a link's right to edit, of a link that the owner ended, and of its location and organisation. Only the functions for
-- the owner's side may make those changes; they run in the scope `system`. Trigger on location_organizations.
create or replace function guard_location_link() returns trigger language plpgsql as $$
begin
  if not app_sees_all() then
    raise exception 'only the owner of a location changes the rights of a link' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
