-- Returns whether a wallet pays for an activity (also its sessions and bundles) or a product on a platform, or on any
-- (null). Call it in a scope that sees wallets.
create or replace function wallet_pays_for(p_wallet_id bigint, p_application_id bigint, p_activity_id bigint, p_product_id bigint)
returns boolean language sql stable as $$
  select (p_application_id is null
      or exists (select from wallet_applications where wallet_id = p_wallet_id and application_id = p_application_id))
    and (not exists (select from wallet_labels where wallet_id = p_wallet_id)
      or exists (select from wallet_labels join activity_labels using (label_id)
        where wallet_id = p_wallet_id and activity_id = p_activity_id)
      or exists (select from wallet_labels join product_labels using (label_id)
        where wallet_id = p_wallet_id and product_id = p_product_id))
$$;
