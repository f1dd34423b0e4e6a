import { expect, test } from 'vitest';
import { checkoutUntil, paymentLinkUntil, reservationKind } from './reservation.ts';

const now = new Date('2026-11-23T10:00:00.000Z');

test.each([
  [null, '2026-11-25T10:00:00.000Z'],
  ['2026-12-01T18:00:00.000Z', '2026-11-25T10:00:00.000Z'],
  ['2026-11-23T18:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['2026-11-23T10:00:00.000Z', undefined],
])('a payment link for a start at %s works until %s', (startsAt, until) => {
  expect(paymentLinkUntil(now, startsAt)?.toISOString()).toBe(until);
});

test.each([
  [null, '2026-11-23T10:15:00.000Z'],
  ['2026-11-23T18:00:00.000Z', '2026-11-23T10:15:00.000Z'],
  ['2026-11-23T10:05:00.000Z', '2026-11-23T10:05:00.000Z'],
])('a checkout for a start at %s is open until %s', (startsAt, until) => {
  expect(checkoutUntil(now, startsAt).toISOString()).toBe(until);
});

test.each([
  ['2026-11-23T10:15:00.000Z', 'checkout'],
  ['2026-11-23T10:15:00.001Z', 'link'],
  ['2026-11-25T10:00:00.000Z', 'link'],
])('an order of 10:00 that is reserved until %s is reserved by the %s', (reservedUntil, by) => {
  expect(reservationKind({ createdAt: '2026-11-23T10:00:00.000Z', reservedUntil })).toBe(by);
});
