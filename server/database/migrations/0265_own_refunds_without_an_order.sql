-- A refund of money without an order (paid twice, paid too much) that staff gave back themselves is owed to the organisation too, at once or
-- after it was looked up at the provider (docs/rules/payouts.md#what-counts). Those that were settled before stay as they are: a superadmin
-- may have paid them.
alter table provider_refunds drop constraint provider_refunds_check2;
alter table provider_refunds add constraint provider_refunds_check2 check (
  not owed_if_missing or (not owed_to_organization and status in ('settled', 'sent')));

-- Lists of orders and tasks of staff look these up.
create index provider_refunds_failed_excess on provider_refunds (organization_id, application_id)
  where status = 'failed' and refund_id is null;
