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
    let before = refunded - mine.reduce((sum, { refund }) => sum + refund.amount_in_cents, 0);
    for (const { line, refund } of mine) {
      moves.set(line.id, payment.is_erased ? 0 : movesOfRefund(paid, before, refund.amount_in_cents));
      before += refund.amount_in_cents;
    }
    const back = movesBack({ ...paid, refundedInCents: refunded }) - payment.moves_back;
    if (back <= 0) continue;
    const { wallet_id: walletId, profile_id: profileId } = payment;
    await creditWallet(db, { walletId, profileId, moves: back, orderId, now });
  }
  return moves;
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
