import { describe, expect, test } from 'vitest';
import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import { bookingState, clockLeft } from './booking-state.ts';

const now = new Date('2026-11-23T10:00:00.000Z');
const line = { status: 'active' } as PublicBooking['lines'][number];
const booking = (changes: Partial<PublicBooking>) =>
  ({ status: 'free', lines: [line], reserved_until: null, ...changes }) as PublicBooking;

describe('the page of an order', () => {
  test.each([
    [{ status: 'open', reserved_until: '2026-11-23T10:10:00.000Z' }, 'pay'],
    [{ status: 'open', reserved_until: '2026-11-23T10:00:00.000Z' }, 'expired'],
    [{ status: 'open' }, 'later'],
    [{ status: 'paid' }, 'booked'],
    [{ status: 'partly_refunded' }, 'booked'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'failed' }, 'failed'],
    [{ status: 'refunded', lines: [{ ...line, status: 'canceled' }] }, 'canceled'],
    [{ status: 'paid', lines: [{ ...line, status: 'canceled' }] }, 'canceled'],
  ] as const)('of %o is about %s', (changes, state) => {
    expect(bookingState(booking(changes as Partial<PublicBooking>), now)).toBe(state);
  });
});

test.each([
  ['2026-11-23T10:14:05.000Z', '14:05'],
  ['2026-11-23T10:00:00.400Z', '0:01'],
  ['2026-11-23T09:59:00.000Z', '0:00'],
])('until %s %s is left', (until, left) => {
  expect(clockLeft(until, now)).toBe(left);
});
