import type { PaymentType } from '@move/domain/orders/payment-types.ts';
import { movesBack, movesOfRefund, type PaidInMoves } from '@move/domain/wallets/moves.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { creditWallet, findWalletPayments } from '../wallets/public.ts';

/** A refund of a line that was just saved. */
type Given = {
  line: { id: number; order_id: number; payment_type: PaymentType | null };
  refund: { amount_in_cents: number };
};

type Sums = PaidInMoves & { refunded: number };

/**
 * Gives moves back for refunds that were just saved, by what was refunded of each order so far (docs/rules/money.md#moves). Returns the
 * moves by order line. Those of a user who was erased go to the ledger and to nobody: then 0 is returned.
 */
export async function refundMoves(
  db: Database,
  refunds: readonly Given[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const inMoves = refunds.filter(({ line }) => line.payment_type === 'wallet');
  const moves = new Map<number, number>();
  const payments = await findWalletPayments(db, [...new Set(inMoves.map(({ line }) => line.order_id))]);
  for (const [orderId, mine] of Map.groupBy(inMoves, ({ line }) => line.order_id)) {
    const payment = payments.get(orderId);
    if (!payment) continue;
    const { refunded, ...paid } = await sumsOf(db, orderId, payment.moves);
    const before = refunded - mine.reduce((sum, { refund }) => sum + refund.amount_in_cents, 0);
    for (const [id, given] of movesByLine(mine, paid, before)) moves.set(id, payment.is_erased ? 0 : given);
    const back = movesBack({ ...paid, refundedInCents: refunded }) - payment.moves_back;
    if (back <= 0) continue;
    const { wallet_id: walletId, profile_id: profileId } = payment;
    await creditWallet(db, { walletId, profileId, moves: back, orderId, now });
  }
  return moves;
}

/** The moves that these refunds would give back, by order line; writes nothing. */
export async function quoteMoves(db: Database, refunds: readonly Given[]): Promise<ReadonlyMap<number, number>> {
  const inMoves = refunds.filter(({ line, refund }) => line.payment_type === 'wallet' && refund.amount_in_cents > 0);
  const moves = new Map<number, number>();
  const payments = await findWalletPayments(db, [...new Set(inMoves.map(({ line }) => line.order_id))]);
  for (const [orderId, mine] of Map.groupBy(inMoves, ({ line }) => line.order_id)) {
    const payment = payments.get(orderId);
    if (!payment) continue;
    const { refunded, ...paid } = await sumsOf(db, orderId, payment.moves);
    for (const [id, given] of movesByLine(mine, paid, refunded)) moves.set(id, payment.is_erased ? 0 : given);
  }
  return moves;
}

/** The moves of each refund of an order, one after the other, of which this many cents were refunded before. */
function movesByLine(refunds: readonly Given[], paid: PaidInMoves, refundedBefore: number): [number, number][] {
  let before = refundedBefore;
  return refunds.map(({ line, refund }) => {
    const moves = movesOfRefund(paid, before, refund.amount_in_cents);
    before += refund.amount_in_cents;
    return [line.id, moves];
  });
}

/** What was paid for the lines of an order that were paid, and refunded of it. */
export async function sumsOf(db: Database, orderId: number, movesPaid: number): Promise<Sums> {
  const { rows } = await sql<{ paid: number; refunded: number }>`
    select coalesce(sum(total_price_in_cents), 0)::integer as paid, coalesce(sum(refunded_in_cents), 0)::integer as refunded
    from transactions where order_id = ${orderId} and status in ('paid', 'complete', 'partly_refunded', 'refunded')`.execute(
    db,
  );
  const { paid = 0, refunded = 0 } = rows[0] ?? {};
  return { movesPaid, grossInCents: paid, refunded };
}
