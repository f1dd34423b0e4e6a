import { expect, test } from 'vitest';
import { couponStatus } from './coupon.ts';
import { noticeStep, worthInCents } from './worth.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const coupon = { is_enabled: true, expires_at: null, redeemed_count: 0, quantity: 2 };

test.each([
  ['active', {}],
  ['active', { redeemed_count: 1, expires_at: '2026-11-23T12:00:00.001Z' }],
  ['redeemed', { redeemed_count: 2 }],
  ['expired', { expires_at: '2026-11-23T12:00:00.000Z' }],
  ['expired', { expires_at: '2026-01-01T00:00:00.000Z', redeemed_count: 2 }],
  ['disabled', { is_enabled: false, expires_at: '2026-01-01T00:00:00.000Z', redeemed_count: 2 }],
] as const)('is %s with %j', (status, facts) => {
  expect(couponStatus({ ...coupon, ...facts }, now)).toBe(status);
});

test.each([
  [0, null],
  [99_999, null],
  [100_000, 0],
  [199_999, 0],
  [200_000, 1],
  [1_000_000_000, 13],
])('%s cents issued within a day are mailed as step %s', (cents, step) => {
  expect(noticeStep(cents)).toBe(step);
});

test('the value of coupons counts all redemptions that they allow', () => {
  expect(worthInCents({ value: 10, quantity: 5 }, 250)).toBe(12_500);
  expect(worthInCents({ value: 10, quantity: 5, count: 3 }, 250)).toBe(37_500);
});
