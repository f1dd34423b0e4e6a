import type { Booking } from '@move/contract/checkout/booking.ts';
import { refundText } from '@move/domain/orders/refund-text.ts';
import { refundWords } from '@move/domain/orders/refund-words.ts';
import { movesOfRefund } from '@move/domain/wallets/moves.ts';
import { useLocale } from '../../platform/locale.ts';

/** A refund as its buyer gets it: money, or moves of an order that was paid with those. */
export function useRefundText({ moves, refunded_in_cents: refunded }: Booking): (cents: number) => string {
  const locale = useLocale();
  const inMoves = (cents: number) =>
    moves && movesOfRefund({ movesPaid: moves.paid, grossInCents: moves.paid_in_cents }, refunded, cents);
  return (cents) => refundText({ refund_in_cents: cents, refund_in_moves: inMoves(cents) }, locale);
}

type Refunded = Pick<
  Booking,
  'refunded_in_cents' | 'to_hand_over_in_cents' | 'moves' | 'payment_type' | 'organization'
>;

/** What was refunded of an order since `before`: how much, how and when. Without `before`: in all. */
export function useRefundedWords(): (now: Refunded, before?: Refunded) => string {
  const locale = useLocale();
  return ({ refunded_in_cents, to_hand_over_in_cents: open, moves, payment_type, organization }, before) =>
    refundWords({
      amountInCents: refunded_in_cents - (before?.refunded_in_cents ?? 0),
      amountInMoves: moves && moves.back - (before?.moves?.back ?? 0),
      paymentTypes: [payment_type],
      organization: organization.name,
      locale,
      isHandedOver: payment_type === 'cash' && open === 0 && refunded_in_cents > 0,
    });
}
