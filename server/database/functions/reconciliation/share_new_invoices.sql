-- Divides new invoices over platforms. Trigger on invoices.
create or replace function share_new_invoices() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  perform share_invoices((select array_agg(id) from fresh));
  perform set_config('app.scope', scope_before, true);
  return null;
end $$;
