import type { OrderStatus } from '@move/domain/orders/order-status.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { SoldLine } from '@move/domain/orders/refunds/refunds.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';

/** A line as it was sold, with all that its refund depends on. */
export type StoredLine = SoldLine & {
  id: number;
  order_id: number;
  order_status: OrderStatus;
  transaction_id: number;
  payment_type: PaymentType | null;
  status: TransactionStatus;
  term: CancellationPeriod[] | null;
  /** The moment from which the term counts. */
  starts_at: string;
  parts: number;
  /** How many of its parts were refunded already. */
  refunded_parts: number;
  /** For a bundle: the sessions in which its buyer still has a spot. */
  places: number;
};

/**
 * Locks the orders of these lines, in order of id and after all other locks. Throws 403 when one of the lines is out of scope because
 * another platform sold it, so that a booking never ends without its refund (docs/rules/money.md#sold-on-another-platform).
 */
export async function lockOrdersOf(db: Database, lineIds: readonly number[]): Promise<void> {
  await assertSoldHere(db, lineIds);
  await sql`
    select id from orders where id in (select order_id from order_lines where id = any (${[...lineIds]}::bigint[]))
    order by id for update`.execute(db);
}

/** Throws 403 when one of these lines is out of the caller's scope, because another platform sold it. */
export async function assertSoldHere(db: Database, lineIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ seen: number }>`
    select count(*) as seen from order_lines where id = any (${[...lineIds]}::bigint[])`.execute(db);
  if ((rows[0]?.seen ?? 0) === new Set(lineIds).size) return;
  throw new Problem(403, [{ field: 'permission', key: 'order.other_platform' }]);
}

/**
 * SQL: the moment from which the term counts: the start of the participant's session, or an earlier start that a move kept; for a bundle
 * the start of its first session that takes place; for a product the end of its 14 days (docs/rules/money.md#bookings-that-move).
 */
const startsAt = sql`coalesce(
  (select least(sessions.starts_at, participants.term_starts_at) from participants join sessions on sessions.id = participants.session_id
   where participants.organization_id = line.organization_id and participants.order_line_id = line.id
   order by participants.status = 'canceled', participants.id desc limit 1),
  (select min(sessions.starts_at) from bundle_participants
     join bundle_sessions on bundle_sessions.bundle_id = bundle_participants.bundle_id
     join sessions on sessions.id = bundle_sessions.session_id
   where bundle_participants.organization_id = line.organization_id and bundle_participants.order_line_id = line.id
     and sessions.canceled_at is null and sessions.deleted_at is null),
  line.created_at + interval '14 days')`;

export async function readLines(db: Database, lineIds: readonly number[]): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select line.id, line.order_id, orders.status as order_status, orders.payment_type, transactions.id as transaction_id,
      transactions.status, line.total_price_in_cents as gross_in_cents, transactions.fee_in_cents, line.vat_percentage,
      transactions.refunded_in_cents, transactions.refunded_fee_in_cents, line.term, line.parts, ${startsAt} as starts_at,
      (select count(*) from refunds where transaction_id = transactions.id and kind = 'part') as refunded_parts,
      (select count(*) from bundle_participants whole join participants on bundle_participant_id = whole.id
       where whole.organization_id = line.organization_id and whole.order_line_id = line.id
         and participants.status <> 'canceled') as places
    from order_lines line join orders on orders.id = line.order_id
      join transactions on transactions.order_line_id = line.id
    where line.id = any (${[...lineIds]}::bigint[])
    order by line.id`.execute(db);
  return rows;
}

type Amounts = { total_price_in_cents: number; due_in_cents: number };

/** The paid and open amounts of lines, even when another platform sold them: for mails, never for a reply. */
export async function amountsOf(db: Database, lineIds: readonly number[]): Promise<Map<number, Amounts>> {
  if (lineIds.length === 0) return new Map();
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<Amounts & { id: number }>`
    select * from amounts_of_lines(${[...lineIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...amounts }) => [id, amounts]));
}
