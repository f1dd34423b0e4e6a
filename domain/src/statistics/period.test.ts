import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../kit/dates/dates.ts';
import {
  bucketsOf,
  countDays,
  GRANULARITIES,
  monthsInside,
  periodBefore,
  periodOf,
  statisticsPeriodViolations,
  usualGranularity,
} from './period.ts';

describe('the period', () => {
  test.each([
    [{}, { from: '2026-10-25', until: '2026-11-23' }],
    [{ dateUntil: '2026-03-01' }, { from: '2026-01-31', until: '2026-03-01' }],
    [{ dateFrom: '2026-02-01' }, { from: '2026-02-01', until: '2026-03-02' }],
    [
      { dateFrom: '2026-02-01', dateUntil: '2026-02-03' },
      { from: '2026-02-01', until: '2026-02-03' },
    ],
  ])('%j is %j', (asked, period) => expect(periodOf(asked, '2026-11-23')).toEqual(period));

  test.each([
    // the same number of days before
    ['days', '2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
    ['days', '2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22'],
    // a running month is compared with the same days of the month before, as far as they exist
    ['month', '2026-11-01', '2026-11-23', '2026-10-01', '2026-10-23'],
    ['month', '2026-01-01', '2026-01-15', '2025-12-01', '2025-12-15'],
    ['month', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
    ['month', '2028-03-01', '2028-03-30', '2028-02-01', '2028-02-29'],
    // a whole month is compared with a whole month
    ['month', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
    ['month', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    // a year until today is compared with last year until the same day
    ['year', '2026-01-01', '2026-11-23', '2025-01-01', '2025-11-23'],
    ['year', '2026-01-01', '2026-01-15', '2025-01-01', '2025-01-15'],
    ['year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    // the leap day counts in the year that has it
    ['year', '2028-01-01', '2028-02-29', '2027-01-01', '2027-02-28'],
    ['year', '2028-01-01', '2028-03-01', '2027-01-01', '2027-03-01'],
    ['year', '2029-01-01', '2029-02-27', '2028-01-01', '2028-02-27'],
    ['year', '2029-01-01', '2029-02-28', '2028-01-01', '2028-02-29'],
    ['year', '2029-01-01', '2029-03-01', '2028-01-01', '2028-03-01'],
  ] as const)('by %s, before %s – %s it is %s – %s', (comparison, from, until, fromBefore, untilBefore) =>
    expect(periodBefore({ from, until }, comparison)).toEqual({ from: fromBefore, until: untilBefore }),
  );

  test('no day, or more than three years, is refused', () => {
    const violations = (dateFrom: string, dateUntil: string) =>
      statisticsPeriodViolations({ dateFrom, dateUntil }).length;
    expect(violations('2026-02-02', '2026-02-01')).toBe(1);
    expect(violations('2024-01-01', '2026-12-31')).toBe(0);
    expect(violations('2024-01-01', '2027-01-01')).toBe(1);
  });

  test.each([
    ['2026-01-01', '2026-12-31', { from: '2026-01-01', until: '2026-12-31' }],
    ['2026-01-02', '2026-12-30', { from: '2026-02-01', until: '2026-11-30' }],
    ['2028-01-31', '2028-02-29', { from: '2028-02-01', until: '2028-02-29' }],
    ['2026-02-01', '2026-02-27', null],
    ['2026-02-02', '2026-03-30', null],
  ])('the whole months from %s until %s are %j', (from, until, months) =>
    expect(monthsInside({ from, until })).toEqual(months),
  );

  test.each([
    ['2026-01-31', 'day'],
    ['2026-02-28', 'week'],
    ['2026-12-31', 'month'],
  ])('a period from 1 January 2026 until %s is shown by %s', (until, granularity) =>
    expect(usualGranularity({ from: '2026-01-01', until })).toBe(granularity),
  );
});

describe('buckets', () => {
  test('weeks start on Monday; the first and the last one are cut off', () => {
    expect(bucketsOf({ from: '2026-11-19', until: '2026-12-01' }, 'week')).toEqual([
      { from: '2026-11-19', until: '2026-11-22' },
      { from: '2026-11-23', until: '2026-11-29' },
      { from: '2026-11-30', until: '2026-12-01' },
    ]);
  });

  test('a leap day has a bucket', () => {
    expect(bucketsOf({ from: '2028-02-28', until: '2028-03-01' }, 'day').map(({ from }) => from)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  test('together they are the period, without a gap', () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...GRANULARITIES),
        (from, length, granularity) => {
          const period = { from, until: addDays(from, length) };
          const buckets = bucketsOf(period, granularity);
          expect(buckets[0]?.from).toBe(period.from);
          expect(buckets.at(-1)?.until).toBe(period.until);
          expect(buckets.reduce((sum, bucket) => sum + countDays(bucket), 0)).toBe(countDays(period));
          for (const [index, bucket] of buckets.slice(1).entries()) {
            expect(bucket.from).toBe(addDays(buckets[index]?.until ?? '', 1));
          }
        },
      ),
    );
  });
});

test('the last buckets of the calendar end on its last day', () => {
  const last = { from: '2999-12-20', until: '2999-12-31' };
  for (const granularity of GRANULARITIES) expect(bucketsOf(last, granularity).at(-1)?.until).toBe(last.until);
  expect([bucketsOf(last, 'week').length, bucketsOf(last, 'month').length]).toEqual([3, 1]);
});
