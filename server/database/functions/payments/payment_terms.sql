-- Returns the payment methods that a platform offers, with their costs. Works beyond the scope: an order stays payable when its
-- organisation has left the platform since. The caller has read the order, or sells on the platform.
create or replace function payment_terms(p_application_id bigint)
returns table (code text, fixed_in_cents integer, basis_points integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select method.code, method.fixed_in_cents, method.basis_points from payment_methods method
     where method.application_id = p_application_id and method.enabled;
  perform set_config('app.scope', scope_before, true);
end $$;
