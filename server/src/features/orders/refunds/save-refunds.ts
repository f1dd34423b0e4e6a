import { type OrderStatus, orderStatus } from '@move/domain/orders/order-status.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { LessOwed, Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import { lessOwed, type RefundBreakdown } from '@move/domain/orders/refunds/refunds.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { refusedToImpersonator } from '../../../platform/http/problem.ts';
import { refundMoves } from './refund-moves.ts';
import type { StoredLine } from '../lines/sold-lines.ts';

export type RefundKind = 'term' | 'full' | 'organiser' | 'part' | 'amount';

/** What a refund must do to a line: its new status, and the amounts to refund. */
export type Outcome = {
  line: StoredLine;
  status: TransactionStatus;
  refund: RefundBreakdown;
  /** What the buyer loses of the price; without it nothing. */
  lost_in_cents?: number;
};

/** The user who marks an order as paid or refunds it; null without a user: a visitor, the payment provider or a task. */
export type Refunder = { user: { id: number }; impersonatorId: number | null } | null;

export type RefundPosting = {
  kind: RefundKind;
  reason?: string | undefined;
  /** A cancellation by the organiser, whose result lists the refund. */
  cancellationId?: number | null | undefined;
  by: Refunder;
  now: Date;
};

/**
 * Throws 403 during impersonation: only the user may handle money (docs/rules/money.md#impersonation). Every function by which a user marks
 * an order as paid or refunds it calls this; the database refuses any other.
 */
export function assertNoImpersonation(by: Refunder): void {
  if (by?.impersonatorId) throw refusedToImpersonator();
}

/** What was done to a line: the refund in cents or moves, what else it changes for the buyer, and the new status. */
export type CanceledLine = Refunded &
  LessOwed & { id: number; status: TransactionStatus; payment_type: PaymentType | null };

/**
 * Writes refunds and the resulting statuses of lines and orders, and gives moves back to wallets. The caller has locked the orders. Returns
 * what was done to each line, in the order of `outcomes`.
 */
export async function saveRefunds(
  db: Database,
  outcomes: readonly Outcome[],
  booking: RefundPosting,
): Promise<CanceledLine[]> {
  const moved = outcomes.filter(({ line, status, refund }) => status !== line.status || refund.amount_in_cents > 0);
  if (moved.length > 0) await writeRefunds(db, moved, booking);
  const given = outcomes.filter(({ refund }) => refund.amount_in_cents > 0);
  const moves = await refundMoves(db, given, booking.now);
  return outcomes.map(({ line, status, refund, lost_in_cents = 0 }) => ({
    id: line.id,
    ...lessOwed(line, lost_in_cents),
    status,
    refund_in_cents: refund.amount_in_cents,
    refund_in_moves: moves.get(line.id) ?? null,
    payment_type: line.payment_type,
  }));
}

async function writeRefunds(db: Database, moved: readonly Outcome[], booking: RefundPosting): Promise<void> {
  const isGiving = moved.some(({ refund }) => refund.amount_in_cents > 0);
  if (isGiving) assertNoImpersonation(booking.by);
  const rows = moved.map(({ line, status, refund }) => ({ id: line.transaction_id, status, ...refund }));
  await sql`
    with change as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as change (id bigint, status text, amount_in_cents integer, vat_in_cents integer, fee_in_cents integer)
    ), refund as (
      insert into refunds (organization_id, application_id, transaction_id, kind, amount_in_cents, vat_in_cents, fee_in_cents,
        reason, refunded_by, booked_at, cancellation_id)
      select organization_id, application_id, transactions.id, ${booking.kind}, change.amount_in_cents, change.vat_in_cents,
        change.fee_in_cents, ${booking.reason ?? null}, ${booking.by?.user.id ?? null}, ${booking.now.toISOString()},
        ${booking.cancellationId ?? null}
      from change join transactions on transactions.id = change.id where change.amount_in_cents > 0 order by change.id
    )
    update transactions set status = change.status,
      refunded_in_cents = refunded_in_cents + change.amount_in_cents,
      refunded_fee_in_cents = refunded_fee_in_cents + change.fee_in_cents
    from change where transactions.id = change.id`.execute(db);
  await deriveOrderStatus(db, [...new Set(moved.map(({ line }) => line.order_id))]);
}

type Part = { order_id: number; status: TransactionStatus; settled_at: string | null };

/** Stores the status of each order, derived from its transactions (docs/rules/money.md#states-of-a-transaction). */
export async function deriveOrderStatus(db: Database, orderIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Part>`
    select order_id, status, settled_at from transactions where order_id = any (${[...orderIds]}::bigint[])`.execute(
    db,
  );
  const partsOf = Map.groupBy(rows, (part) => part.order_id);
  const statuses = [...partsOf].map(([id, parts]): { id: number; status: OrderStatus } => ({
    id,
    status: orderStatus(parts),
  }));
  await sql`
    update orders set status = derived.status, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb) as derived (id bigint, status text)
    where orders.id = derived.id and orders.status <> derived.status`.execute(db);
}
