import type { Booking } from '@move/contract/checkout/booking.ts';
import { refundText } from '@move/domain/orders/refund-text.ts';
import { movesOfRefund } from '@move/domain/wallets/moves.ts';
import { useLocale } from '../../platform/locale.ts';

/** A refund as its buyer gets it: money, or moves of an order that was paid with those. */
export function useRefundText({ moves, refunded_in_cents: refunded }: Booking): (cents: number) => string {
  const locale = useLocale();
  const inMoves = (cents: number) =>
    moves && movesOfRefund({ movesPaid: moves.paid, grossInCents: moves.paid_in_cents }, refunded, cents);
  return (cents) => refundText({ refund_in_cents: cents, refund_in_moves: inMoves(cents) }, locale);
}
