import { expect, test } from 'vitest';
import { paymentMethodViolations } from './payment-methods.ts';

const ideal = { code: 'ideal', fixed_in_cents: 35, basis_points: 0, enabled: true } as const;
const free = { code: 'free', fixed_in_cents: 0, basis_points: 0, enabled: true } as const;

test('each way of paying occurs once', () => {
  expect(paymentMethodViolations([ideal, free])).toEqual([]);
  expect(paymentMethodViolations([ideal, ideal])).toEqual([{ path: [1, 'code'], key: 'payment.once' }]);
});

test('the way of paying “free” has no fee and is always enabled', () => {
  const wrong = [{ path: [0, 'code'], key: 'payment.always_free' }];
  expect(paymentMethodViolations([{ ...free, fixed_in_cents: 1 }])).toEqual(wrong);
  expect(paymentMethodViolations([{ ...free, basis_points: 1 }])).toEqual(wrong);
  expect(paymentMethodViolations([{ ...free, enabled: false }])).toEqual(wrong);
});
