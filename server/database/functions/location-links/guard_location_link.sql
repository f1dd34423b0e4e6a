-- An organisation may stop using a location; whether it may edit, and a link that the owner ended, are for the owner's side.
create or replace function guard_location_link() returns trigger language plpgsql as $$
begin
  if not app_sees_all() then
    raise exception 'only the owner of a location changes the rights of a link' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
