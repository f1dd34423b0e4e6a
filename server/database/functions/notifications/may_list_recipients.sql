-- Returns whether the call may see who gets a notification. An organisation that chose an age or an area may not: the names would show the
-- age or area of its participants. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function may_list_recipients(p_application_id bigint, p_organization_id bigint, p_audience jsonb) returns boolean
language sql as $$
  select p_organization_id is null or not finds_personal_facts(p_audience) or app_sees_all() or administers(p_application_id)
$$;
