import type { Locale } from '../../kit/messages/locale.ts';
import { formatCents } from '../../kit/money/money.ts';
import { movesText } from '../../wallets/moves.ts';

/** A refund: in moves where the order was paid from a wallet, with `refund_in_cents` as their value; else in money. */
export type Refunded = { readonly refund_in_cents: number; readonly refund_in_moves: number | null };

export const NOTHING_REFUNDED: Refunded = { refund_in_cents: 0, refund_in_moves: null };

/** What a cancellation changes of a line that wasn't paid here: an unpaid one costs less, one that was paid elsewhere is refunded there. */
export type LessOwed = {
  /** How much less an unpaid line costs. */
  readonly lowered_in_cents: number;
  /** What was paid elsewhere, which the organisation refunds itself. */
  readonly elsewhere_in_cents: number;
};

/** The refund of a line; zero when there is none. */
export const refundValueOf = ({ refund_in_cents, refund_in_moves }: Refunded = NOTHING_REFUNDED): Refunded => ({
  refund_in_cents,
  refund_in_moves,
});

/** What the cancellation of a line gives back, here and elsewhere, and what it saves. */
export type CanceledAmounts = Refunded & LessOwed;

const NOTHING_CANCELED: CanceledAmounts = { ...NOTHING_REFUNDED, lowered_in_cents: 0, elsewhere_in_cents: 0 };

/** The amounts of a canceled line; zero when there are none. */
export const canceledAmountsOf = (line: CanceledAmounts = NOTHING_CANCELED): CanceledAmounts => ({
  ...refundValueOf(line),
  lowered_in_cents: line.lowered_in_cents,
  elsewhere_in_cents: line.elsewhere_in_cents,
});

/** Adds the amounts of two cancellations of one line. */
export const addCanceled = (one: CanceledAmounts = NOTHING_CANCELED, other: CanceledAmounts): CanceledAmounts => ({
  ...addRefunds(one, other),
  lowered_in_cents: one.lowered_in_cents + other.lowered_in_cents,
  elsewhere_in_cents: one.elsewhere_in_cents + other.elsewhere_in_cents,
});

/** Adds two refunds of one order, which was paid one way. */
export const addRefunds = (one: Refunded = NOTHING_REFUNDED, other: Refunded): Refunded => ({
  refund_in_cents: one.refund_in_cents + other.refund_in_cents,
  refund_in_moves:
    one.refund_in_moves === null && other.refund_in_moves === null
      ? null
      : (one.refund_in_moves ?? 0) + (other.refund_in_moves ?? 0),
});

const NO_MOVES: Record<Locale, string> = { nl: 'geen moves', en: 'no moves' };

/** “€ 12,50”, “13 moves”, or “geen moves” when the refund is worth less than one move. */
export function refundAmountText({ refund_in_cents: cents, refund_in_moves: moves }: Refunded, locale: Locale): string {
  if (moves === null) return formatCents(cents, locale);
  return moves === 0 ? NO_MOVES[locale] : movesText(moves);
}

/** The sums of several refunds: the money, and the moves; empty when nothing is refunded. */
export function refundTotals(refunds: readonly Partial<Refunded>[]): Refunded[] {
  const [inMoves, inMoney] = [
    refunds.filter(({ refund_in_moves }) => typeof refund_in_moves === 'number'),
    refunds.filter(({ refund_in_moves }) => typeof refund_in_moves !== 'number'),
  ];
  const sum = (field: keyof Refunded, of: typeof refunds) => of.reduce((total, one) => total + (one[field] ?? 0), 0);
  const totals: Refunded[] = [
    { refund_in_cents: sum('refund_in_cents', inMoney), refund_in_moves: null },
    { refund_in_cents: sum('refund_in_cents', inMoves), refund_in_moves: sum('refund_in_moves', inMoves) },
  ];
  return totals.filter(({ refund_in_cents }) => refund_in_cents > 0);
}
