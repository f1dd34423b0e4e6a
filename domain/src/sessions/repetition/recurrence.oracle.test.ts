import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import { addDays } from '../../kit/dates/dates.ts';
import { isPlannable } from '../planning-limits.ts';
import { occurrenceDates, type Repetition, type RepetitionType } from './recurrence.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = { weeks: 'WEEKLY', months: 'MONTHLY', years: 'YEARLY' };

/**
 * Returns the days of a series by another library, which follows RFC 5545. It skips a month that lacks the day, while the product uses the
 * last day of that month. So series start on the 28th at the latest here.
 */
function oracle(start: string, { type, every, days, until, count }: Repetition & { type: RepetitionType }): string[] {
  const parts = [`FREQ=${FREQUENCIES[type]}`, `INTERVAL=${every}`, 'WKST=MO'];
  if (type === 'weeks') parts.push(`BYDAY=${days.map((day) => WEEKDAYS[day - 1]).join(',')}`);
  if (count !== null) parts.push(`COUNT=${count}`);
  if (until !== null) parts.push(`UNTIL=${until.replaceAll('-', '')}T235959Z`);
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${start.replaceAll('-', '')}T120000Z\nRRULE:${parts.join(';')}`,
  });
  return rule.all().map((moment) => moment.toPlainDate().toString());
}

const starts = fc
  .record({
    year: fc.integer({ min: 2024, max: 2040 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })
  .map((parts) => Temporal.PlainDate.from(parts).toString());

const ends = fc.oneof(
  fc.integer({ min: 1, max: 60 }).map((count) => ({ count, length: null })),
  fc.integer({ min: 0, max: 700 }).map((length) => ({ count: null, length })),
);

const rules = fc.record({
  type: fc.constantFrom('weeks', 'months', 'years'),
  every: fc.integer({ min: 1, max: 6 }),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
});

test('weeks, months and years are on the days of RFC 5545', () => {
  fc.assert(
    fc.property(starts, rules, ends, (start, rule, end) => {
      const until = end.length === null ? null : addDays(start, end.length);
      const repetition = { ...rule, until, count: end.count, skip: [] };
      const plannable = oracle(start, repetition).filter(isPlannable);
      expect(occurrenceDates(start, repetition).dates.map(({ date }) => date)).toEqual(plannable);
    }),
    { numRuns: 300 },
  );
});

test('only the skipped days are removed from a series with an end date', () => {
  fc.assert(
    fc.property(starts, rules, fc.array(fc.nat(80), { maxLength: 10 }), (start, rule, picks) => {
      const whole: Repetition = { ...rule, until: addDays(start, 400), count: null, skip: [] };
      const all = occurrenceDates(start, whole).dates.map(({ date }) => date);
      const skip = picks.flatMap((pick) => all[pick] ?? []);
      const left = occurrenceDates(start, { ...whole, skip }).dates.map(({ date }) => date);
      expect(left).toEqual(all.filter((date) => !skip.includes(date)));
    }),
    { numRuns: 100 },
  );
});
