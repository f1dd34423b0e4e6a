-- Returns whether a platform accepts one of these payment methods; null asks for any platform. Without one, visitors can book only what is
-- free. Reads beyond the scope, since visitors can't read payment_methods.
create or replace function is_paid_by(p_application_id bigint, p_codes text[]) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  is_found boolean;
begin
  perform set_config('app.scope', 'system', true);
  select exists (select from payment_methods where enabled and code = any (p_codes)
    and application_id = coalesce(p_application_id, application_id)) into is_found;
  perform set_config('app.scope', scope_before, true);
  return is_found;
end $$;
