import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CancellationPeriod,
  cancellationPeriodViolations,
  refundPercentage,
  risingWarnings,
} from './cancellation.ts';
import { refundInCents, refundVatInCents } from './refund.ts';
import { termSentence } from './term-sentence.ts';

const period = (
  from_minutes: number | null,
  until_minutes: number | null,
  refund_percentage = 50,
): CancellationPeriod => ({
  from_minutes,
  until_minutes,
  refund_percentage,
});

/** The term of docs/rules/money.md#refunds-by-term. */
const THREE = [period(null, 1440, 100), period(1440, 60, 50), period(60, null, 0)];

const faults = (periods: CancellationPeriod[]) =>
  cancellationPeriodViolations(periods).map(({ path, key, params }) =>
    [path.join('.'), key, ...Object.values(params ?? {})].join(' '),
  );

test.each<[title: string, periods: CancellationPeriod[], faults: string[]]>([
  ['a single period', [period(null, null)], []],
  ['three periods', THREE, []],
  ['none', [], [' periods.min']],
  ['the first has a start', [period(1440, null)], ['0.from_minutes periods.first_from']],
  ['the last has an end', [period(null, 0)], ['0.until_minutes periods.last_until']],
  ['the first of two has no end', [period(null, null), period(60, null)], ['0.until_minutes periods.first_until']],
  ['the last of two has no start', [period(null, 60), period(null, null)], ['1.from_minutes periods.last_from']],
  [
    'a middle one begins at booking',
    [period(null, 90), period(null, 60), period(60, null)],
    ['1.from_minutes periods.only_first'],
  ],
  [
    'a middle one ends at the start',
    [period(null, 90), period(90, null), period(60, null)],
    ['1.until_minutes periods.only_last'],
  ],
  [
    'a middle one has neither a start nor an end',
    [period(null, 90), period(null, null), period(60, null)],
    ['1.from_minutes periods.middle 2'],
  ],
  [
    'a first one with a start and no end',
    [period(90, null), period(60, null)],
    ['0.from_minutes periods.first_from', '0.until_minutes periods.first_until'],
  ],
  [
    'a last one with an end and no start',
    [period(null, 60), period(null, 30)],
    ['1.from_minutes periods.last_from', '1.until_minutes periods.last_until'],
  ],
  ['a start after its end', [period(null, 60), period(60, 90), period(90, null)], ['1.from_minutes periods.order 2']],
  [
    'a start equal to its end',
    [period(null, 60), period(60, 60), period(60, null)],
    ['1.from_minutes periods.order 2'],
  ],
  ['a last one without length', [period(null, 0), period(0, null)], ['1.from_minutes periods.order 2']],
  ['a gap', [period(null, 1440), period(60, null)], ['1.from_minutes periods.consecutive 2']],
  ['an overlap', [period(null, 60), period(1440, null)], ['1.from_minutes periods.consecutive 2']],
  [
    'half minutes',
    [period(null, 60.5), period(60.5, null)],
    ['0.until_minutes periods.minutes 1', '1.from_minutes periods.minutes 2'],
  ],
  ['more than 100%', [period(null, null, 101)], ['0.refund_percentage periods.refund']],
  ['less than 0%', [period(null, null, -1)], ['0.refund_percentage periods.refund']],
  ['half a percent', [period(null, null, 33.3)], ['0.refund_percentage periods.refund']],
])('%s', (_title, periods, expected) => {
  expect(faults(periods)).toEqual(expected);
});

test('a percentage that rises toward the start is a warning only', () => {
  const rising = [period(null, 60, 20), period(60, null, 80)];
  expect(cancellationPeriodViolations(rising)).toEqual([]);
  expect(risingWarnings(rising)).toEqual([{ path: [1, 'refund_percentage'], key: 'periods.rising', params: { n: 2 } }]);
  expect(risingWarnings(THREE)).toEqual([]);
  expect(risingWarnings([period(null, 60), period(60, null)])).toEqual([]);
});

test.each([
  [86_401, 100],
  [86_400, 100],
  [86_399, 50],
  [3600, 50],
  [3599, 0],
  [1, 0],
  [0, 0],
  [-60, 0],
])('%d seconds before the start: %d%%', (seconds, percentage) => {
  expect(refundPercentage(THREE, seconds)).toBe(percentage);
});

test('without a term everything is refunded until the start', () => {
  expect([refundPercentage(null, 1), refundPercentage(null, 0)]).toEqual([100, 0]);
  expect(refundPercentage([period(null, null, 30)], 0)).toBe(0);
});

/** Valid periods with falling borders and falling percentages. */
const terms = fc
  .record({
    borders: fc.uniqueArray(fc.integer({ min: 1, max: 50_000 }), { maxLength: 5 }),
    percentages: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ borders, percentages }) => {
    const falling = borders.toSorted((a, b) => b - a);
    const best = percentages.toSorted((a, b) => b - a);
    return [null, ...falling].map((from, index) => period(from, falling[index] ?? null, best[index] ?? 0));
  });

test('consecutive periods are valid, and any border that differs makes them invalid', () => {
  fc.assert(
    fc.property(terms, fc.nat(4), (periods, pick) => {
      expect(cancellationPeriodViolations(periods)).toEqual([]);
      fc.pre(periods.length > 1);
      const at = 1 + (pick % (periods.length - 1));
      const broken = periods.map((each, index) =>
        index === at ? { ...each, from_minutes: (each.from_minutes ?? 0) + 1 } : each,
      );
      expect(cancellationPeriodViolations(broken).map(({ key }) => key)).toContain('periods.consecutive');
    }),
  );
});

test('every moment before the start is in one period, and waiting never pays', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 4_000_000 }), fc.nat(100_000), (periods, seconds, later) => {
      const now = refundPercentage(periods, seconds);
      expect(periods.map((each) => each.refund_percentage)).toContain(now);
      expect(refundPercentage(periods, seconds - later)).toBeLessThanOrEqual(now);
    }),
  );
});

test('a refund is rounded half up, less what was refunded before', () => {
  expect(refundInCents({ gross_in_cents: 1250, refunded_in_cents: 0, percentage: 50 })).toBe(625);
  expect(refundInCents({ gross_in_cents: 999, refunded_in_cents: 0, percentage: 50 })).toBe(500);
  expect(refundInCents({ gross_in_cents: 999, refunded_in_cents: 400, percentage: 50 })).toBe(100);
  expect(refundInCents({ gross_in_cents: 999, refunded_in_cents: 600, percentage: 50 })).toBe(0);
});

test('a higher percentage never refunds less, and the VAT of partial refunds adds up to that of the line', () => {
  const percentage = fc.integer({ min: 0, max: 100 });
  const inputs = [fc.nat(1_000_000), fc.array(percentage, { maxLength: 5 }), fc.constantFrom(0, 9, 21)] as const;
  fc.assert(
    fc.property(...inputs, (gross_in_cents, percentages, vat_percentage) => {
      let [refunded_in_cents, vat] = [0, 0];
      for (const each of [...percentages.toSorted((a, b) => a - b), 100]) {
        const refund_in_cents = refundInCents({ gross_in_cents, refunded_in_cents, percentage: each });
        expect(refund_in_cents).toBeGreaterThanOrEqual(0);
        vat += refundVatInCents({ gross_in_cents, refunded_in_cents, refund_in_cents, vat_percentage });
        refunded_in_cents += refund_in_cents;
      }
      expect(refunded_in_cents).toBe(gross_in_cents);
      const whole = refundVatInCents({
        gross_in_cents,
        refunded_in_cents: 0,
        refund_in_cents: gross_in_cents,
        vat_percentage,
      });
      expect(vat).toBe(whole);
    }),
  );
});

test.each<[CancellationPeriod[], nl: string, en: string]>([
  [
    [period(null, 2880, 100), period(2880, 360, 50), period(360, null, 0)],
    'Tot 48 uur voor de start krijg je alles terug, daarna de helft. De laatste 6 uur niets.',
    'Full refund up to 48 hours before the start, half after that. Nothing in the last 6 hours.',
  ],
  [
    [period(null, 4320, 100), period(4320, null, 10)],
    'Tot 72 uur voor de start krijg je alles terug, daarna 10%.',
    'Full refund up to 72 hours before the start, 10% after that.',
  ],
  [[period(null, null, 100)], 'Tot de start krijg je alles terug.', 'Full refund until the start.'],
  [[period(null, null, 0)], 'Tot de start krijg je niets terug.', 'No refund until the start.'],
  [
    [period(null, 90, 75), period(90, null, 0)],
    'Tot 1 uur en 30 minuten voor de start krijg je 75% terug, daarna niets.',
    '75% refunded up to 1 hour and 30 minutes before the start, nothing after that.',
  ],
  [
    [period(null, 10_080, 100), period(10_080, 2880, 75), period(2880, 60, 50), period(60, null, 0)],
    'Tot 7 dagen voor de start krijg je alles terug, daarna 75%, vanaf 48 uur de helft. Het laatste uur niets.',
    'Full refund up to 7 days before the start, 75% after that, half from 48 hours. Nothing in the last hour.',
  ],
  [
    [period(null, 1440, 100), period(1440, 1, 50), period(1, null, 0)],
    'Tot 24 uur voor de start krijg je alles terug, daarna de helft. De laatste minuut niets.',
    'Full refund up to 24 hours before the start, half after that. Nothing in the last minute.',
  ],
])('%j as a sentence', (periods, dutch, english) => {
  expect(termSentence(periods, 'nl')).toBe(dutch);
  expect(termSentence(periods, 'en')).toBe(english);
});
