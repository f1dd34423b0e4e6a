import type { RefundQuote } from '@move/contract/participants/participant.ts';
import type * as api from '@move/contract/participants/participants.ts';
import { sql } from 'kysely';
import { assertMoneyAbility } from '../../../platform/auth/assert-money-ability.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import {
  assertShownAmount,
  assertSoldHere,
  markOrderPaid,
  quoteRefunds,
  type ShownAmount,
} from '../../orders/public.ts';

type Table = 'participants' | 'bundle_participants';

export async function quoteParticipantRefund(
  db: Database,
  table: Table,
  { id, now }: { id: number; now: Date },
): Promise<RefundQuote | null> {
  const [quoted] = await quoteRefunds(db, await linesOf(db, table, id), now);
  if (!quoted || quoted.full_in_cents === 0) return null;
  const { percentage, term_in_cents, term_in_moves, full_in_cents } = quoted;
  return { percentage, term_in_cents, term_in_moves, full_in_cents };
}

async function linesOf(db: Database, table: Table, id: number): Promise<number[]> {
  const { rows } = await sql<{ order_line_id: number }>`
    select order_line_id from ${sql.table(table)}
    where id = ${id} and status <> 'canceled' and order_line_id is not null`.execute(db);
  return rows.map((row) => row.order_line_id);
}

type Removing = Pick<Call<typeof api.removeParticipant>, 'db' | 'query' | 'caller' | 'now'> & {
  params: { organizationId: number };
};

/** Throws 403 when the refund exceeds the term and the caller lacks `refund-transactions` (docs/rules/money.md#refunds-by-term). */
export async function assertRefundAllowed({ db, params, query, caller, now }: Removing, table: Table, id: number) {
  if (query.refund !== 'full') return;
  const quoted = await quoteParticipantRefund(db, table, { id, now });
  if (!quoted || quoted.full_in_cents <= quoted.term_in_cents) return;
  await assertMoneyAbility('refund-transactions', { db, caller, organizationId: params.organizationId });
}

/** Throws 403 for a user who may not receive cash, and 422 for another way of paying, when a booking says that cash was received. */
export async function assertPaidAtOnce({ db, body, caller, params }: Paying): Promise<void> {
  if (body.is_paid !== true) return;
  if (body.payment_type !== 'cash') throw invalid('is_paid', 'purchase.paid_how');
  await assertMoneyAbility('manage-finances', { db, caller, organizationId: params.organizationId });
}

/**
 * Throws 409 when a spot is paid at once or elsewhere, at another price than the user saw: the books would have an amount that nobody
 * received.
 */
export function assertShownPrice(
  { body, locale }: Pick<Call<typeof api.createParticipant>, 'body' | 'locale'>,
  now: PaidAt,
) {
  if (body.is_paid !== true && body.payment_type !== 'external') return;
  assertShownAmount({ amountInCents: body.price_in_cents, locale }, now.payment?.total_in_cents ?? 0);
}

type PaidAt = { payment: { total_in_cents: number } | null };

type Paying = Pick<Call<typeof api.createParticipant>, 'db' | 'body' | 'caller'> & {
  params: { organizationId: number };
};

type Payable = {
  id: number;
  table: Table;
  status: string;
  payment: { order_id: number; total_in_cents: number } | null;
};
type Paid = { now: Date; by: Caller; shown?: ShownAmount };

/**
 * Marks the order as paid in cash. Throws 409 when there is no order, it isn't open, or the spot costs another amount than the user saw.
 */
export async function markParticipantPaid(db: Database, payable: Payable, { shown, ...paid }: Paid): Promise<void> {
  const orderId = await findOrder(db, payable);
  if (orderId === null) throw refusedByState('state', 'order.not_open');
  if (shown !== undefined) assertShownAmount(shown, payable.payment?.total_in_cents ?? 0);
  await markOrderPaid(db, { orderId, ...paid });
}

/** Throws 409 for a canceled participant or one without an order, 403 when another platform sold the spot. */
export async function assertPayable(db: Database, payable: Payable): Promise<void> {
  if ((await findOrder(db, payable)) === null) throw refusedByState('state', 'booking.not_unpaid');
}

async function findOrder(db: Database, { status, payment, ...who }: Payable): Promise<number | null> {
  if (status === 'canceled') throw refusedByState('state', 'participant.canceled');
  if (payment !== null) return payment.order_id;
  await assertSoldHere(db, await linesOf(db, who.table, who.id));
  return null;
}
