-- Returns the platform of a call. A platform that the call names must exist and be one of the caller's, else the result is null. A call
-- that names none gets the platform of its address, or the caller's first one when that address is of a platform of others.
create or replace function application_of_caller(p_caller caller, p_application_id bigint, p_is_named boolean) returns bigint
language plpgsql as $$
begin
  if p_is_named and not exists (select from applications where id = p_application_id) then
    return null;
  end if;
  if (p_caller).is_superadmin or p_application_id = any ((p_caller).admin_of) or p_application_id = any ((p_caller).linked) then
    return p_application_id;
  end if;
  if p_is_named then
    return null;
  end if;
  return coalesce((select min(id) from unnest((p_caller).admin_of) id), (select min(id) from unnest((p_caller).linked) id));
end $$;
