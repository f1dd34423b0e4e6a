import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { movesBack, movesOfRefund, type PaidInMoves } from '@move/domain/wallets/moves.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { creditWallet, findWalletPayments } from '../../wallets/public.ts';

/** A refund of a line that was just saved. */
type Given = {
  line: { id: number; order_id: number; payment_type: PaymentType | null };
  refund: { amount_in_cents: number };
};

type Sums = PaidInMoves & { refunded: number };

/**
 * Gives the moves of refunds that were just saved back to the wallets, by what was refunded of each order so far
 * (docs/rules/money.md#moves). Returns the moves by order line: 0 for an erased user, whose moves go to the ledger only.
 */
export async function refundMoves(
  db: Database,
  refunds: readonly Given[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const moves = new Map<number, number>();
  for (const { orderId, mine, payment, refunded, paid } of await ordersInMoves(db, refunds)) {
    const before = refunded - mine.reduce((sum, { refund }) => sum + refund.amount_in_cents, 0);
    for (const [id, given] of movesByLine(mine, paid, before)) moves.set(id, payment.is_erased ? 0 : given);
    const back = movesBack({ ...paid, refundedInCents: refunded }) - payment.moves_back;
    if (back <= 0) continue;
    const { wallet_id: walletId, profile_id: profileId } = payment;
    await creditWallet(db, { walletId, profileId, moves: back, orderId, now });
  }
  return moves;
}

/** The moves that these refunds would return, by order line; writes nothing. */
export async function quoteMoves(db: Database, refunds: readonly Given[]): Promise<ReadonlyMap<number, number>> {
  const given = refunds.filter(({ refund }) => refund.amount_in_cents > 0);
  const orders = await ordersInMoves(db, given);
  return new Map(
    orders.flatMap(({ mine, payment, refunded, paid }) =>
      movesByLine(mine, paid, refunded).map(([id, moves]): [number, number] => [id, payment.is_erased ? 0 : moves]),
    ),
  );
}

/** The refunds of each order that was paid from a wallet, with what was paid and refunded of it so far. */
async function ordersInMoves(db: Database, refunds: readonly Given[]) {
  const inMoves = Map.groupBy(
    refunds.filter(({ line }) => line.payment_type === 'wallet'),
    ({ line }) => line.order_id,
  );
  const payments = await findWalletPayments(db, [...inMoves.keys()]);
  const orders = [];
  for (const [orderId, mine] of inMoves) {
    const payment = payments.get(orderId);
    if (!payment) continue;
    const { refunded, ...paid } = await sumsOf(db, orderId, payment.moves);
    orders.push({ orderId, mine, payment, refunded, paid });
  }
  return orders;
}

/** The moves of each refund of an order in turn, given the cents refunded before. */
function movesByLine(refunds: readonly Given[], paid: PaidInMoves, refundedBefore: number): [number, number][] {
  let before = refundedBefore;
  return refunds.map(({ line, refund }) => {
    const moves = movesOfRefund(paid, before, refund.amount_in_cents);
    before += refund.amount_in_cents;
    return [line.id, moves];
  });
}

/** What was paid for the paid lines of an order, and what of that was refunded. */
export async function sumsOf(db: Database, orderId: number, movesPaid: number): Promise<Sums> {
  const { rows } = await sql<{ paid: number; refunded: number }>`
    select coalesce(sum(total_price_in_cents), 0)::integer as paid, coalesce(sum(refunded_in_cents), 0)::integer as refunded
    from transactions where order_id = ${orderId} and status in ('paid', 'complete', 'partly_refunded', 'refunded')`.execute(
    db,
  );
  const { paid = 0, refunded = 0 } = rows[0] ?? {};
  return { movesPaid, grossInCents: paid, refunded };
}
