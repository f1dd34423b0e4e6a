-- App users pay orders with the moves of a wallet (docs/rules/money.md#moves), see what they have, and log out.

-- so that an order is only ever of a profile of its own platform (0128)
alter table profiles add unique (application_id, id);

-- Whether a wallet pays for an activity (its sessions and bundles too) or a product on a platform. For the functions below, in a scope
-- that sees wallets.
create function wallet_pays_for(p_wallet_id bigint, p_application_id bigint, p_activity_id bigint, p_product_id bigint)
returns boolean language sql stable as $$
  select exists (select from wallet_applications where wallet_id = p_wallet_id and application_id = p_application_id)
    and (not exists (select from wallet_labels where wallet_id = p_wallet_id)
      or exists (select from wallet_labels join activity_labels using (label_id)
        where wallet_id = p_wallet_id and activity_id = p_activity_id)
      or exists (select from wallet_labels join product_labels using (label_id)
        where wallet_id = p_wallet_id and product_id = p_product_id))
$$;

-- Each of these is called in a statement of its own, as it looks beyond the scope.

-- The wallets in which an app user has, or had, moves; `pays` says whether one pays for this offer on the user's platform.
create function wallets_of_profile(p_profile_id bigint, p_activity_id bigint, p_product_id bigint)
returns table (id bigint, name text, move_value_in_cents integer, balance bigint, pays boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select wallets.id, wallets.name, wallets.move_value_in_cents, held.moves,
        wallet_pays_for(wallets.id, profiles.application_id, p_activity_id, p_product_id)
      from wallet_balances held join wallets on wallets.id = held.wallet_id join profiles on profiles.id = held.profile_id
     where held.profile_id = p_profile_id and wallets.deleted_at is null
     order by fold(wallets.name), wallets.id;
  perform set_config('app.scope', scope_before, true);
end $$;

-- How orders that the caller has read were paid from wallets, and what went back; nothing for orders that were paid otherwise.
-- `is_erased`: the user of the wallet was erased, so that moves go back to nobody.
create function wallet_payments_of(p_order_ids bigint[])
returns table (order_id bigint, wallet_id bigint, profile_id bigint, name text, moves bigint, moves_back bigint, is_erased boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  scope_before text := coalesce(app_scope(), '');
begin
  perform set_config('app.scope', 'system', true);
  return query
    select paid.order_id, paid.wallet_id, paid.profile_id, wallets.name, -paid.moves::bigint,
        (select coalesce(sum(back.moves), 0)::bigint from wallet_entries back where back.order_id = paid.order_id and back.kind = 'refund'),
        profiles.email like '%@erased.invalid'
      from wallet_entries paid join wallets on wallets.id = paid.wallet_id join profiles on profiles.id = paid.profile_id
     where paid.order_id = any (p_order_ids) and paid.kind = 'payment';
  perform set_config('app.scope', scope_before, true);
end $$;

-- Ends a login; returns whose it was, null when it had ended.
create function end_profile_token(p_token_hash bytea) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scope_before text := coalesce(app_scope(), '');
  ended bigint;
begin
  perform set_config('app.scope', 'system', true);
  delete from profile_tokens where token_hash = p_token_hash returning profile_id into ended;
  perform set_config('app.scope', scope_before, true);
  return ended;
end $$;
