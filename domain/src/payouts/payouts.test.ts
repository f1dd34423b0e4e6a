import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BATCH_STATUSES, batchMayBecome } from './batch-status.ts';
import { startOfMonth } from '../kit/dates/months.ts';
import { isPayable, payoutMonth } from './payout-month.ts';
import { skipReason } from './skip-reason.ts';
import { isSepaId, isSepaText, sepaText } from './sepa-text.ts';
import { easterSunday } from '../kit/dates/easter-sunday.ts';
import { isTargetDay, nextTargetDay } from './target-days.ts';

describe('TARGET days', () => {
  test.each([
    ['2024', '2024-03-31'],
    ['2025', '2025-04-20'],
    ['2026', '2026-04-05'],
    ['2027', '2027-03-28'],
    ['2038', '2038-04-25'],
  ])('Easter of %s is %s', (year, day) => {
    expect(easterSunday(Number(year)).toString()).toBe(day);
  });

  test.each(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2027-01-02', '2026-12-26'])(
    '%s is closed',
    (day) => expect(isTargetDay(day)).toBe(false),
  );

  test.each(['2026-04-27', '2026-05-14', '2026-12-24', '2026-12-28', '2028-02-29'])('%s is open', (day) =>
    expect(isTargetDay(day)).toBe(true),
  );

  test.each([
    ['2026-04-02', '2026-04-07'],
    ['2026-12-24', '2026-12-28'],
    ['2026-11-20', '2026-11-23'],
    ['2026-12-31', '2027-01-04'],
    ['2028-02-28', '2028-02-29'],
  ])('after %s comes %s', (day, next) => expect(nextTargetDay(day)).toBe(next));

  test('the next TARGET day is later and open, and no day in between is open', () => {
    const days = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(days, (offset) => {
        const day = Temporal.PlainDate.from('1999-01-01').add({ days: offset });
        const next = Temporal.PlainDate.from(nextTargetDay(day.toString()));
        expect(isTargetDay(next.toString())).toBe(true);
        const between = Array.from({ length: next.since(day).days - 1 }, (_, n) => day.add({ days: n + 1 }));
        expect(between.filter((one) => isTargetDay(one.toString()))).toEqual([]);
        expect(between.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('the SEPA character set', () => {
  test.each([
    ['Sportclub Één', 'Sportclub Een'],
    ['Judo & Jiu_Jitsu', 'Judo + Jiu-Jitsu'],
    ['Straßenläufer', 'Strassenlaufer'],
    ['Aimée “Mimi” Öztürk', "Aimee 'Mimi' Ozturk"],
    ['//Code//', 'Code/'],
    ['日本', 'Club'],
    ['---', 'Club'],
    ['Ĳsclub Łódź', 'IJsclub Lodz'],
    ['  a\n\tb  ', 'a b'],
  ])('%s becomes %s', (text, sepa) => expect(sepaText(text, 70, 'Club')).toBe(sepa));

  test('any text becomes one that banks accept, not empty and not too long; converting twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 5, max: 140 }), (text, max) => {
        const once = sepaText(text, max, 'Club');
        expect(isSepaText(once)).toBe(true);
        expect(once.length).toBeGreaterThan(0);
        expect(once.length).toBeLessThanOrEqual(max);
        expect(once).toBe(once.trim());
        expect(sepaText(once, max, 'Club')).toBe(once);
      }),
    );
  });

  test.each(['', '/a', 'a/', 'a//b', 'a_b', 'a b', 'é', 'x'.repeat(36)])('%s is no id', (id) =>
    expect(isSepaId(id)).toBe(false),
  );
});

describe('months in the time zone of the platform', () => {
  test.each([
    ['2026-10-31T22:30:00.000Z', 'Europe/Amsterdam', '2026-11'],
    ['2026-10-31T23:30:00.000Z', 'Europe/Amsterdam', '2026-12'],
    ['2026-10-31T23:30:00.000Z', 'Atlantic/Azores', '2026-11'],
    ['2028-02-29T22:59:59.000Z', 'Europe/Amsterdam', '2028-03'],
    ['2026-12-31T22:59:59.000Z', 'Europe/Amsterdam', '2027-01'],
    // the clock goes back on 31 October 2027, so this month ends at 23:00 UTC
    ['2027-10-31T22:59:59.000Z', 'Europe/Amsterdam', '2027-11'],
    ['2027-10-31T23:00:00.000Z', 'Europe/Amsterdam', '2027-12'],
  ])('%s in %s is paid out in %s', (paidAt, zone, month) => expect(payoutMonth(paidAt, zone)).toBe(month));

  test('an order is paid out in the month after the one in which it was paid, in any time zone', () => {
    const zones = fc.constantFrom('Europe/Amsterdam', 'America/Curacao', 'Pacific/Auckland', 'Asia/Kathmandu');
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const instant = moment.toISOString();
        const month = payoutMonth(instant, zone);
        const before = Temporal.PlainYearMonth.from(month).subtract({ months: 1 }).toString();
        expect(Date.parse(instant)).toBeLessThan(startOfMonth(month, zone).epochMilliseconds);
        expect(Date.parse(instant)).toBeGreaterThanOrEqual(startOfMonth(before, zone).epochMilliseconds);
      }),
    );
  });

  test('a month can be paid out from its first day on', () => {
    expect(isPayable('2026-11', '2026-10-31T22:59:59.000Z', 'Europe/Amsterdam')).toBe(false);
    expect(isPayable('2026-11', '2026-10-31T23:00:00.000Z', 'Europe/Amsterdam')).toBe(true);
  });
});

describe('who is paid', () => {
  const paid = { account: 'confirmed', hasPayoutThisMonth: false, isAccepted: true } as const;
  test.each([
    [{ ...paid, amountInCents: 100 }, null],
    [{ ...paid, amountInCents: 99 }, 'below_minimum'],
    [{ ...paid, amountInCents: 0 }, 'below_minimum'],
    [{ ...paid, amountInCents: -1 }, 'negative'],
    [{ ...paid, amountInCents: 100, account: 'none' as const }, 'no_account'],
    [{ ...paid, amountInCents: 100, account: 'held' as const }, 'held'],
    [{ ...paid, amountInCents: 100, account: 'unreadable' as const }, 'unreadable'],
    [{ ...paid, amountInCents: 100, hasPayoutThisMonth: true }, 'already_paid'],
    [{ ...paid, amountInCents: 100, isAccepted: false }, 'not_accepted'],
  ])('%j: %s', (standing, reason) => expect(skipReason(standing)).toBe(reason));
});

test('a canceled batch is final, an executed one can only have payments returned, and none is exported twice', () => {
  const may = (from: (typeof BATCH_STATUSES)[number]) => BATCH_STATUSES.filter((to) => batchMayBecome(from, to));
  expect(may('preparing')).toEqual(['draft', 'canceling']);
  expect(may('draft')).toEqual(['exported', 'canceling']);
  expect(may('exported')).toEqual(['executing', 'canceling']);
  expect([may('executing'), may('canceling')]).toEqual([['executed'], ['canceled']]);
  expect([may('executed'), may('returning')]).toEqual([['returning'], ['executed']]);
  expect(may('canceled')).toEqual([]);
});
