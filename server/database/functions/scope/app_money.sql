create or replace function app_money_is_limited() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.money_application_ids', true), '') <> '';

create or replace function app_money_application_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.money_application_ids', true), ''), '{}')::bigint[];

create or replace function app_money_organization_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.money_organization_ids', true), ''), '{}')::bigint[];

-- Whether the caller may see what an organisation sold on a platform. Policies say the same with settings that are read once.
create or replace function app_sees_money(p_organization_id bigint, p_application_id bigint) returns boolean
  language sql stable parallel safe
  return not app_money_is_limited() or p_application_id = any (app_money_application_ids())
    or p_organization_id = any (app_money_organization_ids());
