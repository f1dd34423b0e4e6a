/** The price of an order in moves, rounded up: a wallet is never charged less than the price (docs/rules/money.md#moves). */
export function priceInMoves(totalInCents: number, moveValueInCents: number): number {
  return Math.ceil(totalInCents / moveValueInCents);
}

type Paid = {
  /** Moves that the order took. */
  readonly movesPaid: number;
  /** Cents refunded so far, this refund included. */
  readonly refundedInCents: number;
  /** The whole price in cents. */
  readonly grossInCents: number;
};

/**
 * Moves returned by all refunds so far, rounded down. A refund returns the difference with the refunds before it, so that a full refund
 * returns all moves however it was split.
 */
export function movesBack({ movesPaid, refundedInCents, grossInCents }: Paid): number {
  if (grossInCents <= 0) return movesPaid;
  // integers below 2^53: at most 1,000,000 cents times as many moves
  return Math.floor((movesPaid * refundedInCents) / grossInCents);
}

/** An order that was paid from a wallet: the moves that it took, and the whole price that they paid. */
export type PaidInMoves = Omit<Paid, 'refundedInCents'>;

/** The moves of one refund, after what was refunded before it. */
export function movesOfRefund(paid: PaidInMoves, refundedBeforeInCents: number, refundInCents: number): number {
  const until = (refundedInCents: number) => movesBack({ ...paid, refundedInCents });
  return until(refundedBeforeInCents + refundInCents) - until(refundedBeforeInCents);
}

/** The moves of each of these consecutive refunds. */
export function movesOfRefunds(paid: PaidInMoves, refundsInCents: readonly number[]): number[] {
  let before = 0;
  return refundsInCents.map((cents) => {
    const moves = movesOfRefund(paid, before, cents);
    before += cents;
    return moves;
  });
}

/** “1 move”, “13 moves”: the same in both languages. */
export const movesText = (moves: number): string => `${moves} ${moves === 1 ? 'move' : 'moves'}`;
