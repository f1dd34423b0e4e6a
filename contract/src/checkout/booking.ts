import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { Count, Flag, Id, Instant, timeSpanFields } from '../kit/fields.ts';
import { RefundTerms } from '../offers/refund-terms.ts';
import { refundAmounts } from '../orders/refund-amounts.ts';
import { Payment } from '../payments/payments.ts';

const BookedSession = z.strictObject({
  id: Id,
  ...timeSpanFields,
  /**
   * Name and address of the location in one line. Null without a location, and for a hidden one while the order waits for an online payment
   * or once every spot is canceled.
   */
  place: z.string().nullable(),
});

const Line = z.strictObject({
  id: Id,
  title: z.string(),
  quantity: Count,
  /** The participant; null for a product. */
  first_name: z.string().nullable(),
  /** `pending` is not paid yet. */
  status: z.enum(PARTICIPANT_STATUSES),
  total_price_in_cents: Count,
  /** What was refunded, without failed refunds. */
  refunded_in_cents: Count,
  may_cancel: Flag,
  /** What canceling it now refunds; service fees are never refunded. */
  refund_in_cents: Count,
  refund_percentage: z.int().min(0).max(100),
});

/** What the holder of an order's link sees: what was booked, its price and status. */
export const PublicBooking = z.strictObject({
  /** The number of the order, to say on the phone. */
  number: Id,
  status: z.enum(TRANSACTION_STATUSES),
  locale: z.enum(LOCALES),
  created_at: Instant,
  first_name: z.string(),
  organization: z.strictObject({ name: z.string(), email: z.string().nullable() }),
  /** The platform that sold the booking. The page shows its name and colours. */
  platform: z.strictObject({ id: Id, name: z.string(), website_url: z.string().nullable() }),
  offer: z.strictObject({
    type: z.enum(['session', 'bundle', 'product']),
    name: z.string(),
    /** The name of the bundle; `name` is that of its activity. Null for other types. */
    bundle: z.string().nullable(),
  }),
  /** The sessions in which a person of the order has a spot, or once every spot is canceled all its sessions; without canceled sessions. */
  sessions: z.array(BookedSession),
  lines: z.array(Line),
  subtotal_price_in_cents: Count,
  vat_in_cents: Count,
  transaction_fee_in_cents: Count,
  total_price_in_cents: Count,
  ...refundAmounts,
  /**
   * For an order that was paid from a wallet: `paid` moves were taken for `paid_in_cents`, and `back` of them were returned. After each
   * refund, `back` is `paid` times the refunded share of the price, rounded down.
   */
  moves: z.strictObject({ paid: Count, back: Count, paid_in_cents: Count }).nullable(),
  payment_type: z.enum(PAYMENT_TYPES).nullable(),
  paid_at: Instant.nullable(),
  /** Until when the spots are reserved while it is unpaid. */
  reserved_until: Instant.nullable(),
  /** The ways of paying that the platform offers for the open amount, with the service fees of each. */
  payment_methods: z.array(z.strictObject({ code: z.enum(PAYMENT_TYPES), fee_in_cents: Count })),
  /** The last attempt to pay; `new` and `open` may still succeed or fail. */
  last_payment: Payment.pick({ status: true, method: true }).nullable(),
  may_cancel: Flag,
  /** What canceling refunds until when, also before the order is paid; null for a free order, and when it can't be canceled any more. */
  cancellation: RefundTerms.nullable(),
  /** The page of the website where it was booked; null when the booking named none. */
  return_url: z.string().nullable(),
});
export type PublicBooking = z.output<typeof PublicBooking>;
