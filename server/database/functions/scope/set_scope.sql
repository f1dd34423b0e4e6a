-- Sets the scope of the rest of the transaction, its organisations and its platforms. Clears the kept set of linked organisations.
create or replace function set_scope(p_scope text, p_organizations bigint[], p_applications bigint[]) returns void language sql as $$
  select set_config('app.scope', p_scope, true),
         set_config('app.organization_ids', p_organizations::text, true),
         set_config('app.application_ids', p_applications::text, true),
         set_config('app.linked_organization_ids', '', true)
$$;
