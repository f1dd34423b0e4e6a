import type { RefundAmounts } from '@move/domain/orders/payment/payment-state.ts';
import { type RawBuilder, sql } from 'kysely';

type Table = 'orders' | 'transactions';

const REFUNDS: Record<Table, RawBuilder<unknown>> = {
  orders: sql`transactions join refunds on refunds.transaction_id = transactions.id where transactions.order_id = orders.id`,
  transactions: sql`refunds where refunds.transaction_id = transactions.id`,
};

const NAMES = [
  'refunded_in_cents',
  'failed_refund_in_cents',
  'pending_refund_in_cents',
  'to_hand_over_in_cents',
] as const satisfies readonly (keyof RefundAmounts)[];

/** SQL: the `RefundAmounts` of a row of orders or transactions. */
function amountsOf(table: Table): Record<keyof RefundAmounts, RawBuilder<unknown>> {
  const booked = sql.ref(`${table}.refunded_in_cents`);
  const sumOf = (status: 'failed' | 'pending' | 'to_hand_over') => sql`case when ${booked} = 0 then 0 else (
    select coalesce(sum(refunds.amount_in_cents), 0) from ${REFUNDS[table]} and refunds.status = ${sql.lit(status)}) end`;
  return {
    refunded_in_cents: sql`${booked} - ${sumOf('failed')}`,
    failed_refund_in_cents: sumOf('failed'),
    pending_refund_in_cents: sumOf('pending'),
    to_hand_over_in_cents: sumOf('to_hand_over'),
  };
}

/** SQL after `from`: failed refunds of money that was paid twice or too much. There are few, and they have an index. */
export const FAILED_EXCESS = sql`provider_refunds back join payments on payments.id = back.payment_id
  where back.status = 'failed' and back.refund_id is null`;

/** SQL: `failed_excess_in_cents` of a row of orders. Adds up only for orders that have such refunds. */
export const failedExcess = sql`case when orders.id in (select payments.order_id from ${FAILED_EXCESS}) then (
  select sum(back.amount_in_cents) from ${FAILED_EXCESS} and payments.order_id = orders.id) else 0 end`;

/** SQL: the `RefundAmounts` as columns of a select. */
export function refundColumns(table: Table): RawBuilder<unknown> {
  const amounts = amountsOf(table);
  return sql.join(NAMES.map((name) => sql`${amounts[name]} as ${sql.ref(name)}`));
}

/** SQL: the `RefundAmounts` as arguments of `jsonb_build_object`. */
export function refundPairs(table: Table): RawBuilder<unknown> {
  const amounts = amountsOf(table);
  return sql.join(NAMES.map((name) => sql`${sql.lit(name)}, ${amounts[name]}`));
}
