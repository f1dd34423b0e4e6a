-- Throws unless the call may notify the app users of a platform, or those of an organisation there.
create or replace function assert_may_notify(p_application_id bigint, p_organization_id bigint) returns void language plpgsql as $$
begin
  if app_sees_all() then return; end if;
  if p_organization_id = any (app_organization_ids()) and (
    not app_money_is_limited() or p_organization_id = any (app_money_organization_ids())
    or p_application_id = any (app_money_application_ids())) then return; end if;
  if p_application_id = any (app_application_ids()) and administers(p_application_id) then return; end if;
  raise exception 'no right to notify' using errcode = 'insufficient_privilege';
end $$;
