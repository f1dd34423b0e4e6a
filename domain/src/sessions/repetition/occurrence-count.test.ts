import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../kit/dates/dates.ts';
import { countOccurrences } from './occurrence-count.ts';
import { occurrenceDates, type Repetition, NO_REPETITION } from './recurrence.ts';

const days = fc.integer({ min: 0, max: 36_000 }).map((passed) => addDays('2001-01-01', passed));

const ends = fc.oneof(
  fc.constant({ until: null, count: null }),
  fc.integer({ min: 1, max: 730 }).map((count) => ({ until: null, count })),
  fc.integer({ min: 0, max: 12_000 }).map((until) => ({ until, count: null })),
);

const rules = fc.record({
  type: fc.constantFrom('weeks', 'months', 'years'),
  every: fc.integer({ min: 1, max: 99 }),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
});

/** Skipped days: some in the series, others not. */
const skips = fc.record({ picks: fc.array(fc.nat(60), { maxLength: 20 }), others: fc.array(days, { maxLength: 20 }) });

test('counting returns the same violation as generating the days, and their number up to 730', () => {
  fc.assert(
    fc.property(days, rules, ends, skips, (start, rule, end, { picks, others }) => {
      const until = end.until === null ? null : addDays(start, end.until);
      const whole: Repetition = { ...rule, ...end, until, skip: [] };
      const all = occurrenceDates(start, whole).dates;
      const repetition = { ...whole, skip: [...picks.flatMap((pick) => all[pick]?.date ?? []), ...others] };
      const { dates, violation } = occurrenceDates(start, repetition);
      const counted = countOccurrences(start, repetition);
      expect(counted.violation).toEqual(violation);
      expect(Math.min(counted.count, 730)).toBe(dates.length);
    }),
    { numRuns: 500 },
  );
});

test('short months, leap years and the last day are counted', () => {
  const monthly: Repetition = { ...NO_REPETITION, type: 'months', until: '2028-02-29' };
  expect(countOccurrences('2028-01-31', monthly).count).toBe(2);
  expect(countOccurrences('2028-01-31', { ...monthly, until: '2028-02-28' }).count).toBe(1);
  expect(countOccurrences('2028-01-31', { ...monthly, skip: ['2028-02-29'] }).count).toBe(1);
  expect(countOccurrences('2028-02-29', { ...monthly, type: 'years', until: '2032-02-28' }).count).toBe(4);
  expect(countOccurrences('2026-11-03', NO_REPETITION)).toEqual({ count: 1, violation: null });
});

test.each(['weeks', 'months', 'years'] as const)('no session is counted in %s that end before the start', (type) => {
  const repetition: Repetition = { ...NO_REPETITION, type, days: [2], until: '2026-08-03' };
  const none = { count: 0, violation: { key: 'repetition.none' } };
  expect(countOccurrences('2026-11-03', repetition)).toEqual(none);
  expect(occurrenceDates('2026-11-03', repetition)).toMatchObject({ dates: [], violation: none.violation });
});

test('730 sessions and a skipped day after them are allowed', () => {
  const daily: Repetition = { ...NO_REPETITION, type: 'weeks', days: [1, 2, 3, 4, 5, 6, 7], until: '2028-01-01' };
  const skip = ['2028-01-01'];
  expect(countOccurrences('2026-01-01', { ...daily, skip })).toEqual({ count: 730, violation: null });
  expect(occurrenceDates('2026-01-01', { ...daily, skip })).toMatchObject({ violation: null, skipped: skip });
});
