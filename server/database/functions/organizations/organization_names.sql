-- Returns the names of organisations outside the scope, and nothing else of them, where a shared record shows them. Works in the scope
-- `system`, so call it in a statement of its own (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function organization_names(p_ids bigint[]) returns table (id bigint, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select organizations.id, organizations.name from organizations where organizations.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
end $$;
