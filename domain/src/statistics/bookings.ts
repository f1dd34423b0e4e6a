import type { TransactionStatus } from '../orders/transactions.ts';

/** What a list of bookings holds: bookings made, units of products bought, or bookings that ended. */
export const BOOKING_LISTS = ['bookings', 'purchases', 'cancellations'] as const;
export type BookingList = (typeof BOOKING_LISTS)[number];

/** A booking or purchase that was never paid in time was none. */
export const NEVER_BOOKED = ['failed', 'expired'] as const satisfies readonly TransactionStatus[];
