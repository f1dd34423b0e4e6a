-- Draws the id of a new organisation, narrows the scope to it and returns it, so that its rows can be added. Safe for every caller, since
-- no row exists yet under a new id. Leaves the scope changed, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function begin_organization() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_id bigint := nextval(pg_get_serial_sequence('public.organizations', 'id'));
begin
  perform set_scope('organizations', array[new_id], app_application_ids());
  return new_id;
end $$;
