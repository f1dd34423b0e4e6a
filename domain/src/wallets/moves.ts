/** The price of an order in moves, rounded up: a wallet is never charged less than the price (docs/rules/money.md#moves). */
export function priceInMoves(totalInCents: number, moveValueInCents: number): number {
  return Math.ceil(totalInCents / moveValueInCents);
}

type Paid = {
  /** Moves that the order took. */
  readonly movesPaid: number;
  /** Cents that were refunded so far, this refund included. */
  readonly refundedInCents: number;
  /** The whole price in cents. */
  readonly grossInCents: number;
};

/**
 * Moves that were to be given back by now, cumulatively and rounded down: a refund gives back the difference with the one before it, so
 * that a full refund gives back all moves however it was split.
 */
export function movesBack({ movesPaid, refundedInCents, grossInCents }: Paid): number {
  if (grossInCents <= 0) return movesPaid;
  // whole numbers below 2^53: at most 1,000,000 cents times as many moves
  return Math.floor((movesPaid * refundedInCents) / grossInCents);
}
