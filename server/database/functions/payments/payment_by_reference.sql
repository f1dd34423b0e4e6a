-- The payment of a message of the provider: the message names nothing but this, and the payment is then asked for at the provider.
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
