-- Removes the explanations of differences with the payment provider that are about these orders of an organisation, or that name one of
-- these people, also from the trail. Only the superadmins who write them see them, so it works in the scope of the system. Returns how many
-- it removed.
create or replace function erase_explanations(p_organization_id bigint, p_order_ids bigint[], p_people jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  phrases text[] := phrases_of(p_people);
  erased text[];
begin
  if not (app_sees_all() or coalesce(p_organization_id = any (app_organization_ids()), false)) then
    raise exception 'out of scope';
  end if;
  perform set_config('app.scope', 'system', true);
  with found as (
    select id from provider_findings
     where explained_at is not null and (
       order_id in (select id from orders where organization_id = p_organization_id and id = any (p_order_ids))
       or (organization_id = p_organization_id or organization_id is null and application_id in (
             select application_id from organization_applications where organization_id = p_organization_id))
         -- a former explanation is in the trail alone
         and (mentions_any(explanation, phrases) or exists (
           select from audit_log where subject_type = 'provider_findings' and subject_id = provider_findings.id::text
             and json_mentions_any(changes, phrases))))
     order by id for update
  ), changed as (
    update provider_findings set explanation = null from found where provider_findings.id = found.id
    returning provider_findings.id::text
  )
  select coalesce(array_agg(id), '{}') into erased from changed;
  perform erase_from_trail(null, 'provider_findings', erased);
  perform set_config('app.scope', scope_before, true);
  return cardinality(erased);
end $$;
