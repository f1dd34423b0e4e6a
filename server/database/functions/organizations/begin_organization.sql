-- Draws the id of a new organisation and narrows the scope of the transaction to it, so that its rows can be added
--. Harmless to call: nothing can exist yet under that id. In a statement of its own, as all that change the scope.
create or replace function begin_organization() returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  new_id bigint := nextval(pg_get_serial_sequence('public.organizations', 'id'));
begin
  perform set_scope('organizations', array[new_id], app_application_ids());
  return new_id;
end $$;
