import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUpcomingAgain, termStart } from './moved-bookings.ts';
import { percentageNow } from './refunds/refunds.ts';

const [monday, tuesday, friday] = ['2026-11-23T10:00:00Z', '2026-11-24T10:00:00Z', '2026-11-27T10:00:00Z'];
const begins = { from: tuesday, to: friday };

test('for a caller who may not refund, the earliest start counts', () => {
  expect(termStart({ ...begins, mayRefund: false })).toBe(tuesday);
  expect(termStart({ from: tuesday, to: monday, mayRefund: false })).toBe(monday);
});

test('for a caller who may refund, the new start counts', () => {
  expect(termStart({ ...begins, mayRefund: true })).toBe(friday);
});

test('a started session reopens when it moves to later than now', () => {
  expect(isUpcomingAgain(begins, '2026-11-25T10:00:00Z')).toBe(true);
  expect(isUpcomingAgain(begins, tuesday)).toBe(true);
  expect(isUpcomingAgain(begins, monday)).toBe(false);
  expect(isUpcomingAgain({ from: monday, to: tuesday }, tuesday)).toBe(false);
});

const hour = fc
  .integer({ min: 0, max: 400 })
  .map((hours) => new Date(Date.UTC(2026, 10, 24) + hours * 3_600_000).toISOString());
const term = [
  { from_minutes: null, until_minutes: 2_880, refund_percentage: 100 },
  { from_minutes: 2_880, until_minutes: 120, refund_percentage: 50 },
  { from_minutes: 120, until_minutes: null, refund_percentage: 10 },
];

test('after moves by callers who may not refund, the percentage is the lowest of all sessions the booking was in', () => {
  fc.assert(
    fc.property(fc.array(hour, { minLength: 1, maxLength: 6 }), hour, (sessions, now) => {
      const [first = now, ...moves] = sessions;
      const starts_at = moves.reduce((from, to) => termStart({ from, to, mayRefund: false }), first);
      const percentages = sessions.map((begin) => percentageNow({ term, starts_at: begin, now }));
      expect(percentageNow({ term, starts_at, now })).toBe(Math.min(...percentages));
    }),
  );
});
