-- Returns whether one of these payment methods has costs on a platform; null asks for any platform. Those costs aren't refunded.
create or replace function costs_to_pay(p_application_id bigint, p_codes text[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_found boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (select from payment_methods where enabled and code = any (p_codes)
    and application_id = coalesce(p_application_id, application_id) and (fixed_in_cents > 0 or basis_points > 0)) into is_found;
  perform set_config('app.scope', scope_before, true);
  return is_found;
end $$;
