-- Returns the payment that a message of a provider is about. The message holds only this reference; the server then reads the payment's
-- status at the provider.
create or replace function payment_by_reference(p_driver text, p_reference text) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  answer bigint;
begin
  perform set_config('app.scope', 'system', true);
  select id into answer from payments where driver = p_driver and provider_reference = p_reference;
  perform set_config('app.scope', scope_before, true);
  return answer;
end $$;
