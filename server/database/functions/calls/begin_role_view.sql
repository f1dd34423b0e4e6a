-- Limits the rest of the call to one role of its superadmin: administrator of a platform (`admin:1`), or staff or trainer of an
-- organisation (`trainer:12`). Returns false for a platform or organisation that doesn't exist.
create or replace function begin_role_view(p_view text) returns boolean language plpgsql as $$
declare
  viewed_role text := split_part(p_view, ':', 1);
  viewed_id bigint := split_part(p_view, ':', 2);
begin
  if viewed_role = 'admin' then
    perform from applications where id = viewed_id;
  else
    perform from organizations where id = viewed_id and deleted_at is null;
  end if;
  if not found then
    return false;
  end if;
  perform set_config('app.viewed_role', viewed_role, true), set_config('app.viewed_id', viewed_id::text, true);
  return true;
end $$;
