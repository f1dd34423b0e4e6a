import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CancellationPeriod } from './cancellation.ts';
import { exampleRefunds } from './worked-example.ts';

const period = (from_minutes: number | null, until_minutes: number | null, refund_percentage: number) => ({
  from_minutes,
  until_minutes,
  refund_percentage,
});

test('an example shows the refund in each period of a term', () => {
  const periods = [period(null, 1_440, 100), period(1_440, 60, 50), period(60, null, 0)];
  expect(exampleRefunds(periods, 1_250)).toEqual([
    { minutes_before: 2_880, percentage: 100, refund_in_cents: 1_250 },
    { minutes_before: 750, percentage: 50, refund_in_cents: 625 },
    { minutes_before: 30, percentage: 0, refund_in_cents: 0 },
  ]);
});

test('an example uses a moment inside the period, whatever its length', () => {
  const borders = fc.uniqueArray(fc.integer({ min: 2, max: 500_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(borders, (minutes) => {
      const edges = minutes.toSorted((a, b) => b - a);
      const periods: CancellationPeriod[] = [...edges, null].map((until, index) =>
        period(edges[index - 1] ?? null, until, (index * 7) % 101),
      );
      const examples = exampleRefunds(periods, 10_000);
      expect(examples.map((example) => example.percentage)).toEqual(periods.map((one) => one.refund_percentage));
      expect(examples.every((example) => example.minutes_before > 0)).toBe(true);
    }),
  );
});
