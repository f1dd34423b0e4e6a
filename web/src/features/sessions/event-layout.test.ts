import type { CalendarRow } from './calendar-row.ts';
import { expect, test } from 'vitest';
import { hoursShown, layoutDay } from './event-layout.ts';

const session = (id: number, start_time: string, end_time: string, end_date = '2026-11-20') =>
  ({ id, start_date: '2026-11-20', end_date, start_time, end_time }) as CalendarRow;
const shape = (rows: readonly CalendarRow[]) =>
  layoutDay(rows).map(({ row, column, columns }) => `${row.id}: ${column + 1} of ${columns}`);

test('what follows one another has the whole width', () => {
  expect(shape([session(1, '09:00', '10:00'), session(2, '10:00', '11:00')])).toEqual(['1: 1 of 1', '2: 1 of 1']);
});

test('what overlaps stands side by side, and a column is used again when it is free', () => {
  const rows = [session(1, '09:00', '12:00'), session(2, '09:30', '10:00'), session(3, '10:30', '11:00')];
  expect(shape(rows)).toEqual(['1: 1 of 2', '2: 2 of 2', '3: 2 of 2']);
});

test('a night ends at midnight, and a short session can still be read', () => {
  expect(layoutDay([session(1, '22:00', '02:00', '2026-11-21')])[0]).toMatchObject({ from: 1320, to: 1440 });
  expect(layoutDay([session(1, '09:00', '09:05')])[0]).toMatchObject({ from: 540, to: 570 });
});

test('the hours grow with the sessions', () => {
  expect(hoursShown([])).toEqual({ first: 8, last: 22 });
  expect(hoursShown([session(1, '06:45', '07:30'), session(2, '22:00', '23:30')])).toEqual({ first: 6, last: 24 });
});
