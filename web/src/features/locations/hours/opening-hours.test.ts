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

test('a block added after the morning doesn’t overlap it', () => {
  const first = [block(1, '07:00', '12:00')];
  expect(openingHoursViolations([...first, nextBlock(first, 1)])).toEqual([]);
});
