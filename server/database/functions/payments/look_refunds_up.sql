-- Makes each refund that a restored backup has as not sent look itself up at the provider before it is sent: it may have gone out since the
-- backup was made, and the provider has forgotten its key by then. Returns how many there are.
create or replace function look_refunds_up() returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  changed integer;
begin
  perform set_config('app.scope', 'system', true);
  update provider_refunds set attempts = 1 where status = 'pending' and attempts = 0;
  get diagnostics changed = row_count;
  perform set_config('app.scope', scope_before, true);
  return changed;
end $$;
