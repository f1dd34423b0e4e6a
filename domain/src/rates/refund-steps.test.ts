import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CancellationPeriod, refundPercentage } from './cancellation.ts';
import { orderRefundTermsText, refundSteps, remainingRefundSteps, refundStepsSentence } from './refund-steps.ts';

const period = (from_minutes: number | null, until_minutes: number | null, refund_percentage: number) => ({
  from_minutes,
  until_minutes,
  refund_percentage,
});
const START = '2026-11-28T09:00:00.000Z';
const TERM = [period(null, 1_440, 100), period(1_440, 60, 50), period(60, null, 0)];
const nl = { locale: 'nl', timeZone: 'Europe/Amsterdam', now: new Date('2026-11-20T12:00:00Z') } as const;
const en = { ...nl, locale: 'en' } as const;
const say = (term: CancellationPeriod[] | null, reader: Parameters<typeof refundStepsSentence>[1] = nl) =>
  refundStepsSentence(refundSteps(term, START), reader);

test('the sentence names the refund and the day and time until which it holds, in the time zone of the session', () => {
  expect(say(TERM)).toBe(
    'Gratis annuleren tot vrijdag 27 november 10:00 uur, daarna krijg je 50% terug tot zaterdag 28 november 09:00 uur, daarna krijg je niets terug.',
  );
  expect(say(TERM, en)).toBe(
    'Free cancellation until Friday 27 November 10:00, after that you get 50% back until Saturday 28 November 09:00, after that you get nothing back.',
  );
  expect(say(TERM, { ...en, timeZone: 'America/New_York' })).toContain('Friday 27 November 04:00');
});

test.each([
  ['a rate without a term', null, 'Gratis annuleren tot zaterdag 28 november 10:00 uur.'],
  [
    'a partial refund',
    [period(null, null, 50)],
    'Annuleer je tot zaterdag 28 november 10:00 uur, dan krijg je 50% terug.',
  ],
  ['no refund', [period(null, null, 0)], 'Je krijgt niets terug als je annuleert.'],
  [
    'periods with the same percentage',
    [period(null, 1_440, 100), period(1_440, null, 100)],
    'Gratis annuleren tot zaterdag 28 november 10:00 uur.',
  ],
])('sentence for %s', (_name, term, text) => {
  expect(say(term)).toBe(text);
});

test('the sentence leaves out past steps, and names a year other than this one', () => {
  const at = (now: string) => say(TERM, { ...nl, now: new Date(now) });
  expect(at('2026-11-27T09:00:00.000Z')).toMatch(/^Gratis annuleren tot vrijdag/);
  expect(at('2026-11-27T09:00:00.001Z')).toBe(
    'Annuleer je tot zaterdag 28 november 09:00 uur, dan krijg je 50% terug, daarna krijg je niets terug.',
  );
  expect(at('2026-11-28T08:30:00.000Z')).toBe('Je krijgt niets terug als je annuleert.');
  expect(at('2026-11-28T09:00:00.001Z')).toBeNull();
  expect(at('2025-12-01T09:00:00.000Z')).toContain('vrijdag 27 november 2026 10:00 uur');
});

test('an order has one sentence; people with other terms get their own, after their names', () => {
  const [early, late] = [refundSteps(null, START), refundSteps(null, '2026-12-05T09:00:00Z')];
  const lines = [
    { name: 'Ana', steps: early },
    { name: 'Bo', steps: early },
  ];
  expect(orderRefundTermsText(lines, { ...nl, hasFee: true })).toBe(
    'Gratis annuleren tot zaterdag 28 november 10:00 uur. Servicekosten krijg je niet terug.',
  );
  expect(orderRefundTermsText([...lines, { name: 'Cas', steps: late }], { ...nl, hasFee: false })).toBe(
    'Ana, Bo: Gratis annuleren tot zaterdag 28 november 10:00 uur. Cas: Gratis annuleren tot zaterdag 5 december 10:00 uur.',
  );
  expect(orderRefundTermsText([], { ...nl, hasFee: true })).toBeNull();
});

test('the current step has the percentage that a cancellation then refunds', () => {
  const terms = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 }).chain((cuts) => {
    const bounds = [null, ...cuts.toSorted((a, b) => b - a), null];
    return fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: bounds.length - 1, maxLength: bounds.length - 1 })
      .map((amounts) => amounts.map((amount, at) => period(bounds[at] ?? null, bounds[at + 1] ?? null, amount)));
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 21_000 * 60 }), (term, seconds) => {
      const now = new Date(Date.parse(START) - seconds * 1_000);
      const [current] = remainingRefundSteps(refundSteps(term, START), now);
      expect(current?.refund_percentage).toBe(refundPercentage(term, seconds));
    }),
  );
});
