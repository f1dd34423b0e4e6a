import { expect, test } from 'vitest';
import { NO_REPETITION } from './recurrence.ts';
import type { RepetitionInput } from './repetition-rules.ts';
import { parseRepetition, repetitionViolations } from './repetition-rules.ts';

const weekly: RepetitionInput = { type: 'weeks', every: 1, days: [2], until: null, count: null, skip: [] };
const faults = (fields: RepetitionInput, start?: string) =>
  repetitionViolations({ ...weekly, ...fields }, start).map(({ path, key }) => `${path.join('.')}: ${key}`);

test('a valid repetition has no error, and neither does an absent one', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ type: 'months', days: [] })).toEqual([]);
  expect(faults({ until: '2026-11-03' }, '2026-11-03')).toEqual([]);
  expect(faults({ count: 730, every: 99 })).toEqual([]);
  expect(faults({ count: 1, skip: ['2026-12-25'] })).toEqual([]);
  expect(repetitionViolations({ type: null, every: -1, days: 'x', count: 0 })).toEqual([]);
});

test.each([0, -1, '', null, 1.5, 'x', undefined])('an interval of %j is refused', (every) => {
  expect(faults({ every })).toEqual(['every: repetition.every']);
});

test.each<[RepetitionInput, string]>([
  [{ every: 100 }, 'every: repetition.every_max'],
  [{ type: 'days' }, 'type: repetition.type'],
  [{ days: [] }, 'days: repetition.days'],
  [{ days: [0] }, 'days: repetition.days'],
  [{ days: [8] }, 'days: repetition.days'],
  [{ days: [2, 8] }, 'days: repetition.days'],
  [{ days: 'mon' }, 'days: repetition.days'],
  [{ until: '2026-12-01', count: 3 }, 'until: repetition.end'],
  [{ until: '2026-02-30' }, 'until: repetition.until'],
  [{ until: '2026-11-02' }, 'until: repetition.until'],
  [{ until: 20261201 }, 'until: repetition.until'],
  [{ count: 0 }, 'count: repetition.count'],
  [{ count: 731 }, 'count: repetition.count'],
  [{ count: 2.5 }, 'count: repetition.count'],
  [{ skip: ['2026-13-01'] }, 'skip: repetition.skip'],
  [{ skip: ['2026-12-25', '2026-12-32'] }, 'skip: repetition.skip'],
  [{ skip: 'never' }, 'skip: repetition.skip'],
  [{ skip: Array.from({ length: 731 }, () => 'no day') }, 'skip: repetition.skip_max'],
])('%j', (fields, fault) => {
  expect(faults(fields, '2026-11-03')).toEqual([fault]);
});

test('all errors are reported at once', () => {
  expect(faults({ every: 0, days: [], count: 0 })).toEqual([
    'every: repetition.every',
    'days: repetition.days',
    'count: repetition.count',
  ]);
});

test('an input without violations is parsed as a normalized repetition', () => {
  expect(parseRepetition({ type: 'weeks', every: '2', days: [4, 2, 4], until: '', count: 12 })).toEqual({
    type: 'weeks',
    every: 2,
    days: [2, 4],
    until: null,
    count: 12,
    skip: [],
  });
  expect(parseRepetition({ type: 'months', every: 1, days: [3], until: '2027-06-01' })).toMatchObject({
    days: [],
    until: '2027-06-01',
  });
  expect(parseRepetition({})).toEqual(NO_REPETITION);
  expect(parseRepetition({ type: null, every: 0, days: 'x' })).toEqual(NO_REPETITION);
});
