import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import type { RefundAmounts } from '@move/domain/orders/payment/payment-state.ts';
import { refundAmountText } from '@move/domain/orders/refunds/refund-text.ts';
import { orderRefundSentences, refundSentence } from '@move/domain/orders/refunds/refund-sentences.ts';
import { movesOfRefund } from '@move/domain/wallets/moves.ts';
import { useLocale } from '../../platform/texts/locale.ts';

/** Formats a refund as the buyer gets it: in money, or in moves if the order was paid with moves. */
export function useRefundText({ moves, refunded_in_cents: refunded }: PublicBooking): (cents: number) => string {
  const locale = useLocale();
  const inMoves = (cents: number) =>
    moves && movesOfRefund({ movesPaid: moves.paid, grossInCents: moves.paid_in_cents }, refunded, cents);
  return (cents) => refundAmountText({ refund_in_cents: cents, refund_in_moves: inMoves(cents) }, locale);
}

type Refunded = Pick<PublicBooking, keyof RefundAmounts | 'moves' | 'payment_type' | 'organization'>;

/** Describes the refunds of an order: how much, how and when, and what failed. */
export function useOrderRefundWords(): (booking: Refunded) => string {
  const locale = useLocale();
  return ({ moves, payment_type, organization, ...amounts }) =>
    orderRefundSentences({
      amounts,
      amountInMoves: moves && moves.back,
      paymentType: payment_type,
      organization: organization.name,
      locale,
    });
}

/** Describes the refund of one cancellation: how much, how and when. */
export function useCancellationRefundWords(): (now: Refunded, before: Refunded) => string {
  const locale = useLocale();
  return ({ refunded_in_cents, moves, payment_type, organization }, before) =>
    refundSentence({
      amountInCents: refunded_in_cents - before.refunded_in_cents,
      amountInMoves: moves && moves.back - (before.moves?.back ?? 0),
      paymentTypes: [payment_type],
      organization: organization.name,
      locale,
    });
}
