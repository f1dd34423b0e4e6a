import { paymentStates, type PaymentState, type WithRefunds } from '@move/domain/orders/payment/payment-state.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { all } from '../../../platform/database/page.ts';
import { FAILED_EXCESS } from '../refunds/refund-amounts.ts';
import { amountsOf, type KeptList } from '../sales/sales-totals.ts';

/** An order or transaction with refunds that the buyer doesn't have yet. */
type Open = WithRefunds & { id: number };

/** Finds the orders or transactions in scope with refunds that the buyer doesn't have yet, by an index: there are few at any moment. */
export async function findOpenRefunds(db: Database, { list, table }: KeptList, organizationId?: number) {
  const id = list === 'orders' ? sql`transactions.order_id` : sql`transactions.id`;
  const ofOne = (table: string) =>
    organizationId === undefined ? [] : [sql`${sql.ref(table)}.organization_id = ${organizationId}`];
  const sumOf = (status: 'failed' | 'pending' | 'to_hand_over') =>
    sql`coalesce(sum(cents) filter (where status = ${sql.lit(status)}), 0)::bigint`;
  const excess = sql`union all
        select payments.order_id, back.status, 0, back.amount_in_cents from ${all([FAILED_EXCESS, ...ofOne('back')])}`;
  const { rows } = await sql<Open>`
    select sold.id, sold.status, sold.refunded_in_cents - open.failed_refund_in_cents as refunded_in_cents, open.failed_refund_in_cents,
      open.pending_refund_in_cents, open.to_hand_over_in_cents, open.failed_excess_in_cents
    from (
      select id, ${sumOf('failed')} as failed_refund_in_cents, ${sumOf('pending')} as pending_refund_in_cents,
        ${sumOf('to_hand_over')} as to_hand_over_in_cents, sum(excess)::bigint as failed_excess_in_cents
      from (
        select ${id} as id, refunds.status, refunds.amount_in_cents as cents, 0 as excess
        from refunds join transactions on transactions.id = refunds.transaction_id
        where ${all([sql`refunds.status <> 'done'`, ...ofOne('refunds')])}
        ${list === 'orders' ? excess : sql``}) as refund
      group by id) as open
    join ${table} as sold on sold.id = open.id`.execute(db);
  return rows;
}

/** A filter by the states that a list shows. */
export type StateFilter = {
  /** Conditions for rows; empty without a filter. */
  where: RawBuilder<unknown>[];
  /** Conditions for the kept sums, which have only stored statuses. */
  kept: RawBuilder<unknown>[];
  /** Ids of rows that the kept sums contain and the filter doesn't (`extra`), and vice versa (`missing`). */
  extra: readonly number[];
  missing: readonly number[];
};

const COLUMNS = { id: sql`id`, status: sql`status` };

/** Returns the conditions for rows in one of the states. The last parameter has the columns of the orders or transactions. */
export function filterStates(
  states: readonly PaymentState[] | undefined,
  open: readonly Open[],
  { id, status } = COLUMNS,
): StateFilter {
  if (states === undefined) return { where: [], kept: [], extra: [], missing: [] };
  const stored = TRANSACTION_STATUSES.filter((each) => states.includes(each));
  const shows = (row: Open) => paymentStates(row).some((state) => states.includes(state));
  const extra = open.filter((row) => stored.includes(row.status) && !shows(row)).map((row) => row.id);
  const missing = open.filter((row) => !stored.includes(row.status) && shows(row)).map((row) => row.id);
  const kept = sql`${status} = any (${stored}::text[])`;
  const left = extra.length === 0 ? kept : sql`${kept} and ${id} <> all (${extra}::bigint[])`;
  const where = missing.length === 0 ? left : sql`(${left} or ${id} = any (${missing}::bigint[]))`;
  return { where: [where], kept: [kept], extra, missing };
}

type Found = {
  open: readonly Open[];
  /** Conditions of the rows, without their state (`others`) and with it (`where`). */
  others: readonly RawBuilder<unknown>[];
  where: readonly RawBuilder<unknown>[];
};

/** Corrects kept sums for the filter: subtracts the `extra` rows, adds the `missing` ones, and leaves out failed refunds. */
export function correctKeptSums(
  kept: RawBuilder<unknown>,
  list: KeptList,
  { extra, missing, open, others, where }: Found & Pick<StateFilter, 'extra' | 'missing'>,
): RawBuilder<unknown> {
  const rowsOf = (ids: readonly number[], sign: 1 | -1) =>
    ids.length === 0
      ? []
      : [
          sql`select ${amountsOf(list, sign)} from ${list.table} where ${all([sql`id = any (${ids}::bigint[])`, ...others])}`,
        ];
  return sql.join(
    [kept, ...rowsOf(extra, -1), ...rowsOf(missing, 1), ...openRefundRows(list, open, where)],
    sql` union all `,
  );
}

/** Rows that subtract failed refunds from the refunded sum, and add up what buyers must still get back. */
export function openRefundRows(
  { table }: KeptList,
  open: readonly Open[],
  where: readonly RawBuilder<unknown>[],
): RawBuilder<unknown>[] {
  const owed = open.filter((row) => row.failed_refund_in_cents + row.to_hand_over_in_cents > 0);
  if (owed.length === 0) return [];
  const ids = owed.map(({ id }) => id);
  const failed = owed.map((row) => row.failed_refund_in_cents);
  const cash = owed.map((row) => row.to_hand_over_in_cents);
  return [
    sql`select sold.status, 0, 0, 0, 0, 0, -owed.failed, owed.failed, owed.cash
      from (select id, status from ${table} where ${all([sql`id = any (${ids}::bigint[])`, ...where])}) as sold
      join unnest(${ids}::bigint[], ${failed}::bigint[], ${cash}::bigint[]) as owed (id, failed, cash) on owed.id = sold.id`,
  ];
}
