-- A statement of a platform's call asked for the organisations of its platforms once for each protected table that it names; with
-- ten thousand of them that was most of its time. What was read once is kept for the transaction.

create or replace function set_scope(p_scope text, p_organizations bigint[], p_applications bigint[]) returns void language sql as $$
  select set_config('app.scope', p_scope, true),
         set_config('app.organization_ids', p_organizations::text, true),
         set_config('app.application_ids', p_applications::text, true),
         set_config('app.linked_organization_ids', '', true)
$$;

-- Not parallel safe: it keeps what it read in a setting. A statement with it never was shared among workers to any gain.
create or replace function app_linked_organizations() returns setof bigint language plpgsql stable parallel unsafe as $$
declare
  known text := current_setting('app.linked_organization_ids', true);
begin
  if app_scope() = 'applications' then
    if coalesce(known, '') = '' then
      known := array(
        select distinct link.organization_id from organization_applications link
         where link.application_id = any (app_application_ids()))::text;
      perform set_config('app.linked_organization_ids', known, true);
    end if;
    return query select unnest(known::bigint[]);
  end if;
end $$;

create function forget_linked_organizations() returns trigger language plpgsql as $$
begin
  perform set_config('app.linked_organization_ids', '', true);
  return null;
end $$;
create trigger linked_otherwise after insert or update or delete on organization_applications
  for each statement execute function forget_linked_organizations();
