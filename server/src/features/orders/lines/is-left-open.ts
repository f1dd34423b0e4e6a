import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the open cash of a line can be canceled by itself, because what was sold can't be canceled any more: it is canceled already, or its
 * session, bundle or activity was removed. Expects the tables `line`, `transactions` and `orders`. A line has at most one purchase, read by
 * its key: `not exists` would read all purchases.
 */
export const isLeftOpen: RawBuilder<boolean> = sql`(transactions.status = 'open' and orders.payment_type = 'cash' and not exists (
    select from participants it join sessions on sessions.id = it.session_id join activities on activities.id = sessions.activity_id
     where it.organization_id = line.organization_id and it.order_line_id = line.id and it.status <> 'canceled'
       and sessions.deleted_at is null and activities.deleted_at is null)
  and not exists (
    select from bundle_participants it join bundles on bundles.id = it.bundle_id join activities on activities.id = bundles.activity_id
     where it.organization_id = line.organization_id and it.order_line_id = line.id and it.status <> 'canceled'
       and bundles.deleted_at is null and activities.deleted_at is null)
  and coalesce((select it.canceled_at is not null from purchases it
     where it.organization_id = line.organization_id and it.order_line_id = line.id), true))`;
