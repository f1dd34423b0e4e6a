import type { PublicBooking } from '@move/contract/checkout/booking.ts';

/** What the page of an order shows and offers. */
export type BookingState = 'pay' | 'later' | 'booked' | 'expired' | 'failed' | 'canceled';

export function bookingState({ status, lines, reserved_until }: PublicBooking, now: Date): BookingState {
  if (status === 'expired' || status === 'failed') return status;
  if (lines.every((line) => line.status === 'canceled')) return 'canceled';
  if (status !== 'open') return 'booked';
  if (reserved_until === null) return 'later';
  return Date.parse(reserved_until) > now.getTime() ? 'pay' : 'expired';
}

/** Whether the provider may still report that the order was paid. */
export function isUnderWay({ status, last_payment }: PublicBooking): boolean {
  return status === 'open' && (last_payment?.status === 'new' || last_payment?.status === 'open');
}

/** The remaining minutes and seconds, for example “14:05”. */
export function clockLeft(until: string, now: Date): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
