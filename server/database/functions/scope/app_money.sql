-- Returns whether limit_money() limits what the call sees of sales.
create or replace function app_money_is_limited() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.money_application_ids', true), '') <> '';

-- Returns the platforms whose sales a limited call sees.
create or replace function app_money_application_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.money_application_ids', true), ''), '{}')::bigint[];

-- Returns the organisations of which a limited call sees all sales.
create or replace function app_money_organization_ids() returns bigint[]
  language sql stable parallel safe
  return coalesce(nullif(current_setting('app.money_organization_ids', true), ''), '{}')::bigint[];

-- Returns whether the call sees what an organisation sold on a platform. Policies have the same rule, with settings that are read once.
create or replace function app_sees_money(p_organization_id bigint, p_application_id bigint) returns boolean
  language sql stable parallel safe
  return not app_money_is_limited() or p_application_id = any (app_money_application_ids())
    or p_organization_id = any (app_money_organization_ids());
