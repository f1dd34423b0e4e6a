import { expect, test } from 'vitest';
import {
  daysLeftOut,
  normalizeRepetition,
  occurrenceDates,
  type Repetition,
  NO_REPETITION,
  startsTooFarBack,
} from './recurrence.ts';

const repeat = (fields: Partial<Repetition>): Repetition => ({ ...NO_REPETITION, ...fields });
const datesOf = (start: string, fields: Partial<Repetition>) =>
  occurrenceDates(start, repeat(fields)).dates.map(({ date }) => date);

test.each<[title: string, start: string, fields: Partial<Repetition>, dates: string[]]>([
  ['single', '2026-11-03', { every: 0, count: 9, skip: ['2026-11-03'] }, ['2026-11-03']],
  [
    'every second week counts from the week of the start',
    '2026-11-03',
    { type: 'weeks', every: 2, days: [4, 1, 1], count: 4 },
    ['2026-11-05', '2026-11-16', '2026-11-19', '2026-11-30'],
  ],
  [
    'a week begins on Monday: Sunday and the Monday after it are a fortnight apart here',
    '2026-11-01',
    { type: 'weeks', every: 2, days: [1, 7], count: 3 },
    ['2026-11-01', '2026-11-09', '2026-11-15'],
  ],
  [
    'short months use their last day, counted from the start',
    '2027-01-31',
    { type: 'months', count: 4 },
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  ['29 February', '2028-02-29', { type: 'years', count: 3 }, ['2028-02-29', '2029-02-28', '2030-02-28']],
  [
    '29 February returns in leap years',
    '2028-02-29',
    { type: 'years', every: 4, count: 2 },
    ['2028-02-29', '2032-02-29'],
  ],
  [
    'until is included',
    '2026-11-03',
    { type: 'weeks', days: [2], until: '2026-11-17' },
    ['2026-11-03', '2026-11-10', '2026-11-17'],
  ],
  [
    'until between two sessions',
    '2026-11-03',
    { type: 'weeks', days: [2], until: '2026-11-16' },
    ['2026-11-03', '2026-11-10'],
  ],
  [
    'skipped days use up no number',
    '2026-12-18',
    { type: 'weeks', days: [5], count: 3, skip: ['2026-12-25', '2027-01-01', '2026-12-24'] },
    ['2026-12-18', '2027-01-08', '2027-01-15'],
  ],
  [
    'skipped days leave a gap',
    '2026-11-03',
    { type: 'weeks', days: [2], until: '2026-11-17', skip: ['2026-11-10'] },
    ['2026-11-03', '2026-11-17'],
  ],
])('%s', (_title, start, fields, dates) => {
  expect(datesOf(start, fields)).toEqual(dates);
});

test('sessions are numbered without gaps, and short months marked', () => {
  const { dates, skipped } = occurrenceDates(
    '2027-01-31',
    repeat({ type: 'months', count: 3, skip: ['2027-02-28', '2027-01-30'] }),
  );
  expect(dates).toEqual([
    { date: '2027-01-31', index: 1, moved: false },
    { date: '2027-03-31', index: 2, moved: false },
    { date: '2027-04-30', index: 3, moved: true },
  ]);
  expect(skipped).toEqual(['2027-02-28']);
});

test('without an end a series runs 52 weeks, the last day inclusive', () => {
  const weekly = occurrenceDates('2026-11-03', repeat({ type: 'weeks', days: [2] }));
  expect(weekly.end).toEqual({ until: '2027-11-02', kind: 'default' });
  expect(weekly.dates.at(-1)).toEqual({ date: '2027-11-02', index: 53, moved: false });
  expect(occurrenceDates('2026-11-03', repeat({ type: 'weeks', days: [2], count: 2 })).end).toEqual({
    until: '2026-11-10',
    kind: 'count',
  });
  expect(occurrenceDates('2026-11-03', NO_REPETITION).dates).toEqual([{ date: '2026-11-03', index: 1, moved: false }]);
  expect(occurrenceDates('2026-11-03', NO_REPETITION).end).toEqual({ until: '2026-11-03', kind: 'single' });
});

test('730 sessions are allowed, 731 are not, and the first 730 are returned to show', () => {
  const daily = { type: 'weeks', days: [1, 2, 3, 4, 5, 6, 7] } as const;
  expect(occurrenceDates('2026-01-01', repeat({ ...daily, until: '2027-12-31' }))).toMatchObject({ violation: null });
  const tooMany = occurrenceDates('2026-01-01', repeat({ ...daily, until: '2028-01-01' }));
  expect(tooMany.violation).toEqual({ key: 'repetition.too_many', params: { max: 730 } });
  expect(tooMany.dates).toHaveLength(730);
  expect(occurrenceDates('2026-01-01', repeat({ ...daily, count: 730 })).violation).toBeNull();
});

test('a repetition runs until the last planning year, and reports when it would go further', () => {
  const yearly = (more: Partial<Repetition>) => occurrenceDates('2026-11-03', repeat({ type: 'years', ...more }));
  expect(yearly({ count: 74 })).toMatchObject({ violation: null });
  expect(yearly({ count: 75 })).toMatchObject({ violation: { key: 'repetition.window', params: { last: 2099 } } });
  expect(yearly({ every: 99, count: 730 }).dates.map(({ date }) => date)).toEqual(['2026-11-03']);
});

test('a repetition without any day is reported', () => {
  const none = { key: 'repetition.none' };
  expect(occurrenceDates('2026-11-03', repeat({ type: 'weeks', days: [1], until: '2026-11-08' })).violation).toEqual(
    none,
  );
  expect(
    occurrenceDates('2026-11-03', repeat({ type: 'weeks', days: [2], until: '2026-11-03', skip: ['2026-11-03'] }))
      .violation,
  ).toEqual(none);
});

test('a repetition without days, or with an interval of 0, throws instead of running for ever', () => {
  expect(() => occurrenceDates('2026-11-03', repeat({ type: 'weeks', days: [] }))).toThrow(RangeError);
  expect(() => occurrenceDates('2026-11-03', repeat({ type: 'months', every: 0 }))).toThrow(RangeError);
});

test('days and skipped days are stored once and in order', () => {
  const messy = repeat({ type: 'weeks', days: [4, 1, 4], skip: ['2027-01-01', '2026-12-25', '2027-01-01'] });
  expect(normalizeRepetition(messy)).toMatchObject({ days: [1, 4], skip: ['2026-12-25', '2027-01-01'] });
  expect(normalizeRepetition({ ...messy, type: 'months' }).days).toEqual([]);
  expect(normalizeRepetition({ ...messy, type: null })).toEqual(NO_REPETITION);
});

test('a series may start a year ago, a single session any time', () => {
  const weekly = repeat({ type: 'weeks', days: [1] });
  const today = '2026-11-20';
  expect(startsTooFarBack({ startDate: '2025-11-20', today, repetition: weekly })).toBe(false);
  expect(startsTooFarBack({ startDate: '2025-11-19', today, repetition: weekly })).toBe(true);
  expect(startsTooFarBack({ startDate: '2015-01-01', today, repetition: NO_REPETITION })).toBe(false);
});

test('days are left out until the number of sessions is reached, at most one day more than a rule may skip', () => {
  const weekly = repeat({ type: 'weeks', days: [7], count: 3, skip: ['2026-11-08'] });
  const isLeftOut = (date: string) => date === '2026-11-15' || date === '2026-12-06';
  expect(daysLeftOut('2026-11-01', weekly, isLeftOut)).toEqual(['2026-11-15']);
  expect(daysLeftOut('2026-11-01', { ...weekly, count: null, until: '2026-12-06' }, isLeftOut)).toEqual([
    '2026-11-15',
    '2026-12-06',
  ]);
  let asked = 0;
  const daily = repeat({ type: 'weeks', days: [1, 2, 3, 4, 5, 6, 7], count: 1 });
  const all = daysLeftOut('2026-11-01', daily, () => {
    asked += 1;
    return true;
  });
  expect([all.length, asked]).toEqual([731, 731]);
});
