-- Returns the invoice with a number and the voucher with a code, of whatever platform; null skips one. Returns nothing unless the user is a
-- superadmin, who may list both. Works in the scope `system`, so call it in a statement of its own
-- (docs/architecture.md#functions-that-look-beyond-the-scope).
create or replace function find_by_code(p_user_id bigint, p_number text, p_code text)
returns table (kind text, id bigint, name text, hint text, wallet_id bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  if exists (select from roles_held(p_user_id) where role = 'superadmin') then
    return query
      select 'invoice'::text, invoices.id, invoices.number, organizations.name::text, null::bigint
        from invoices join organizations on organizations.id = invoices.organization_id
       where invoices.number = p_number and organizations.deleted_at is null
      union all
      select 'coupon'::text, coupons.id, coupons.shown_code, wallets.name::text, wallets.id
        from coupons join wallets on wallets.id = coupons.wallet_id
       where coupons.code = p_code and wallets.deleted_at is null;
  end if;
  perform set_config('app.scope', scope_before, true);
end $$;
