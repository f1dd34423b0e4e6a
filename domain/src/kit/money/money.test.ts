import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, largestRemainder, parseCents, roundHalfUp } from './money.ts';

test.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['€ 12', 1200],
  ['1.250,00', 125_000],
  ['1250.05', 125_005],
  ['1.250', 125_000],
  ['0,05', 5],
  ['249,50 ', 24_950],
])('%s is %d cents', (text, cents) => {
  expect(parseCents(text)).toBe(cents);
});

test.each(['', 'gratis', '12,505', '1,250.00', '-1', '1.25.00', '12,', '99999999999999999999'])(
  '%s is no amount',
  (text) => {
    expect(parseCents(text)).toBeNull();
  },
);

test('a half is rounded up', () => {
  expect([roundHalfUp(1, 2), roundHalfUp(3, 2), roundHalfUp(1, 3), roundHalfUp(2, 3)]).toEqual([1, 2, 0, 1]);
});

test('the largest remainders get the last cents, and of equal remainders the first', () => {
  expect(largestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(largestRemainder(35, [1250, 750, 500])).toEqual([18, 10, 7]);
  expect(largestRemainder(10, [6, 7, 7])).toEqual([3, 4, 3]);
  expect(largestRemainder(5, [0, 0])).toEqual([3, 2]);
  expect(largestRemainder(7, [])).toEqual([]);
});

test('parts add up and are within one cent of their exact share', () => {
  const weights = fc
    .array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
    .filter((list) => list.some((n) => n > 0));
  fc.assert(
    fc.property(fc.nat(100_000_000), weights, (total, list) => {
      const parts = largestRemainder(total, list);
      const sum = list.reduce((all, weight) => all + weight, 0);
      expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (total * (list[index] ?? 0)) / sum)).toBeLessThan(1);
    }),
  );
});

test('an amount as shown to users', () => {
  expect([formatCents(1250, 'nl'), formatCents(1250, 'en')]).toEqual(['€ 12,50', '€12.50']);
  expect([formatCents(123_456, 'nl'), formatCents(0, 'en')]).toEqual(['€ 1.234,56', '€0.00']);
});
