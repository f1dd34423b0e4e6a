-- Removes the explanations of differences with the payment provider that are about these orders of an organisation, or that name one of
-- these people, also from the trail. Returns how many. Only superadmins write and see explanations, so it works in the scope `system`.
create or replace function erase_explanations(p_organization_id bigint, p_order_ids bigint[], p_people jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  phrases text[] := phrases_of(p_people);
  platforms bigint[];
  erased text[];
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  platforms := platforms_with_people_of(p_organization_id);
  -- one that is open again has its former explanation in the trail alone
  with former as materialized (
    select distinct trail.subject_id as id from audit_log trail
     where trail.subject_type = 'provider_findings' and json_mentions_any(trail.changes, phrases)
  ), found as (
    select id from provider_findings
     where order_id in (select id from orders where organization_id = p_organization_id and id = any (p_order_ids))
       or (organization_id = p_organization_id or organization_id is null and application_id = any (platforms))
         and (mentions_any(explanation, phrases) or id::text in (select id from former))
     order by id for update
  ), changed as (
    update provider_findings set explanation = null from found
     where provider_findings.id = found.id and explanation is not null
  )
  select coalesce(array_agg(id::text), '{}') into erased from found;
  perform erase_from_trail(null, 'provider_findings', erased);
  perform set_config('app.scope', scope_before, true);
  return cardinality(erased);
end $$;
