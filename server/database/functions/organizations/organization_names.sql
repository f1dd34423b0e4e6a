-- Names of organisations out of scope, where a shared record shows them: nothing but the name. Volatile and plpgsql on
-- purpose: it changes the scope for its own query, so it must be called in a statement of its own.
create or replace function organization_names(p_ids bigint[]) returns table (id bigint, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query select organizations.id, organizations.name from organizations where organizations.id = any (p_ids);
  perform set_config('app.scope', scope_before, true);
end $$;
