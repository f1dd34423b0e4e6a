import type { TransactionStatus } from '../orders/payment/transactions.ts';

/** The kinds of lists of bookings: bookings made, units of products bought, or bookings that ended. */
export const BOOKING_LISTS = ['bookings', 'purchases', 'cancellations'] as const;
export type BookingList = (typeof BOOKING_LISTS)[number];

/** Statuses of orders whose subtotal is revenue: they were paid, and may have been refunded since. */
export const REVENUE_STATUSES = [
  'paid',
  'complete',
  'partly_refunded',
  'refunded',
] as const satisfies readonly TransactionStatus[];

/** A booking or purchase with one of these statuses was never paid, so it doesn't count. */
export const NEVER_PAID_STATUSES = ['failed', 'expired'] as const satisfies readonly TransactionStatus[];
