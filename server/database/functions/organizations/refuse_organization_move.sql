-- Refuses a change of status other than these: pending → accepted or rejected; rejected → pending or accepted. Trigger on organizations,
-- which holds the list.
create or replace function refuse_organization_move() returns trigger language plpgsql as $$
begin
  raise exception 'an organisation does not go from % to %', old.status, new.status using errcode = 'check_violation';
end $$;
