import { type OpeningHours, openingHoursViolations } from '@move/domain/locations/opening-hours.ts';
import { expect, test } from 'vitest';
import { copiedToWeekdays, isPastMidnight, nextBlock, openBlocks, spanOf, withDay } from './opening-hours.ts';

const block = (weekday: number, opened_at: string | null, closed_at: string | null): OpeningHours => ({
  weekday,
  state: 'open',
  opened_at,
  closed_at,
});

test('a closing time at or before the opening time is on the next day', () => {
  expect(spanOf(block(5, '07:00', '01:00'))).toEqual({ from: 420, until: 1500 });
  expect(isPastMidnight(block(5, '07:00', '24:00'))).toBe(false);
  expect(isPastMidnight(block(5, '07:00', '01:00'))).toBe(true);
});

test('a day without blocks is closed, and the week keeps its order', () => {
  const week = withDay(withDay([], 3, [block(3, '09:00', '17:00')]), 1, []);
  expect(week.map(({ weekday, state }) => [weekday, state])).toEqual([
    [1, 'closed'],
    [3, 'open'],
  ]);
});

test('copying fills Monday to Friday and leaves the weekend', () => {
  const week = copiedToWeekdays([block(2, '07:00', '22:30'), block(6, '08:30', '18:00')], 2);
  expect([1, 2, 3, 4, 5].every((day) => openBlocks(week, day)[0]?.opened_at === '07:00')).toBe(true);
  expect(openBlocks(week, 6)).toEqual([block(6, '08:30', '18:00')]);
});

test.each([
  ['after the last block', ['07:00', '12:00'], ['13:00', '15:00']],
  ['until midnight', ['07:00', '22:00'], ['23:00', '24:00']],
  ['before the first block when the evening is full', ['09:00', '23:00'], ['06:00', '08:00']],
  ['at night when the day is full', ['05:00', '24:00'], ['00:00', '02:00']],
  ['before a block past midnight', ['09:00', '02:00'], ['06:00', '08:00']],
  ['without times when no two hours are free', ['01:00', '24:00'], [null, null]],
] as const)('an added block never overlaps: %s', (_, [opened, closed], times) => {
  const first = [block(1, opened, closed)];
  const next = nextBlock(first, 1);
  expect([next.opened_at, next.closed_at]).toEqual(times);
  const overlaps = openingHoursViolations([...first, next]).filter(({ key }) => key === 'opening_hours.overlap');
  expect(overlaps).toEqual([]);
});
