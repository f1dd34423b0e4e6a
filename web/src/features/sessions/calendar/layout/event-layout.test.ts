import type { CalendarRow } from '../calendar-row.ts';
import { expect, test } from 'vitest';
import { partsByDay } from './day-parts.ts';
import { hoursShown, hourToOpen, layoutDay } from './event-layout.ts';

const DAY = '2026-11-20';
const session = (id: number, start_time: string, end_time: string, more: Partial<CalendarRow> = {}) =>
  ({ id, start_date: DAY, end_date: DAY, start_time, end_time, ...more }) as CalendarRow;
const on = (day: string, rows: readonly CalendarRow[]) => partsByDay(rows, [day]).get(day) ?? [];
const shape = (rows: readonly CalendarRow[]) =>
  layoutDay(on(DAY, rows)).map(({ row, column, columns }) => `${row.id}: ${column + 1} of ${columns}`);
const night = session(1, '22:30', '02:00', { end_date: '2026-11-21' });

test('consecutive sessions have the full width', () => {
  expect(shape([session(1, '09:00', '10:00'), session(2, '10:00', '11:00')])).toEqual(['1: 1 of 1', '2: 1 of 1']);
});

test('overlapping sessions are next to each other, and a column is reused once its session has ended', () => {
  const rows = [session(1, '09:00', '12:00'), session(2, '09:30', '10:00'), session(3, '10:30', '11:00')];
  expect(shape(rows)).toEqual(['1: 1 of 2', '2: 2 of 2', '3: 2 of 2']);
});

test('an event is as wide as its neighbours allow', () => {
  const rows = [
    session(1, '09:00', '12:00'),
    session(2, '09:00', '10:00'),
    session(3, '09:00', '10:00'),
    session(4, '11:00', '12:00'),
  ];
  const widths = layoutDay(on(DAY, rows)).map(({ row, left, width }) => [row.id, left * 3, width * 3]);
  expect(widths).toEqual([
    [1, 0, 1],
    [2, 1, 1],
    [3, 2, 1],
    [4, 1, 2],
  ]);
});

test('more events than fit next to each other are drawn partly over each other, within the day', () => {
  const rows = [1, 2, 3, 4, 5].map((id) => session(id, '09:00', '10:00'));
  const placed = layoutDay(on(DAY, rows), 3);
  expect(placed.map(({ left }) => left)).toEqual([0, 0.15, 0.3, 0.45, 0.6].map((left) => expect.closeTo(left)));
  expect(placed.every(({ left, width }) => width === 0.4 && left + width <= 1.001)).toBe(true);
});

test('a session past midnight is on both days, and a session until midnight only on its own day', () => {
  expect(on(DAY, [night])).toMatchObject([{ from: 22 * 60 + 30, to: 24 * 60, isFirst: true, isLast: false }]);
  expect(on('2026-11-21', [night])).toMatchObject([{ from: 0, to: 120, isFirst: false, isLast: true }]);
  const evening = session(2, '22:00', '00:00', { end_date: '2026-11-21' });
  expect(on(DAY, [evening])).toMatchObject([{ to: 24 * 60, isLast: true }]);
  expect(on('2026-11-21', [evening])).toEqual([]);
});

test('a session of several days is on each day, before the sessions that begin on that day', () => {
  const camp = session(1, '09:00', '17:00', { end_date: '2026-11-22' });
  const lesson = session(2, '08:00', '09:00', { start_date: '2026-11-21', end_date: '2026-11-21' });
  expect(on('2026-11-21', [lesson, camp]).map(({ row, from, to }) => [row.id, from, to])).toEqual([
    [1, 0, 24 * 60],
    [2, 8 * 60, 9 * 60],
  ]);
  expect(on('2026-11-22', [camp])).toMatchObject([{ to: 17 * 60, isFirst: false, isLast: true }]);
});

test('a short session is tall enough to read, also just before midnight', () => {
  expect(layoutDay(on(DAY, [session(1, '09:00', '09:05')]))[0]).toMatchObject({ from: 540, to: 570 });
  expect(layoutDay(on(DAY, [session(1, '23:50', '23:55')]))[0]).toMatchObject({ from: 1410, to: 1440 });
});

test('the hours extend to contain all sessions', () => {
  expect(hoursShown([])).toEqual({ first: 8, last: 22 });
  expect(hoursShown(on(DAY, [session(1, '06:45', '07:30'), session(2, '22:00', '23:30')]))).toEqual({
    first: 6,
    last: 24,
  });
  expect(hoursShown(on('2026-11-21', [night]))).toEqual({ first: 0, last: 22 });
});

test('the calendar opens at 8 or an earlier session, or before now when now would be out of sight', () => {
  const laptop = { last: 24, inSight: 10 };
  expect(hourToOpen(on(DAY, [session(1, '07:00', '08:00')]), '16:10', laptop)).toBe(7);
  expect(hourToOpen([], '21:35', laptop)).toBe(14);
  expect(hourToOpen([], '21:35', { last: 24, inSight: 4 })).toBe(19);
  expect(hourToOpen(on(DAY, [session(1, '13:30', '14:30')]), '21:35', laptop)).toBe(13);
  expect(hourToOpen([], '00:30', laptop)).toBe(0);
  expect(hourToOpen(on('2026-11-21', [night]), null, laptop)).toBe(8);
  expect(hourToOpen(on(DAY, [session(1, '07:00', '08:00'), session(2, '03:00', '04:00')]), null, laptop)).toBe(7);
});
