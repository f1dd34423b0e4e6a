import { expect, test } from 'vitest';
import { paymentFeeInCents } from './payment-fee.ts';

test.each([
  [1_250, { fixed_in_cents: 35, basis_points: 0 }, 35],
  [1_250, { fixed_in_cents: 25, basis_points: 180 }, 48],
  [50, { fixed_in_cents: 0, basis_points: 100 }, 1],
  [49, { fixed_in_cents: 0, basis_points: 100 }, 0],
  [0, { fixed_in_cents: 35, basis_points: 180 }, 0],
])('paying %d cents costs the fee of the platform', (gross, terms, fee) => {
  expect(paymentFeeInCents(gross, terms)).toBe(fee);
});
