import { expect, test } from 'vitest';
import { readWrittenDate } from './written-dates.ts';

const today = '2026-11-20';
const read = (text: string) => readWrittenDate(text, today);

test.each([
  ['ma 2 nov 2026', '2026-11-02', 1],
  ['dinsdag 3 november 2026', '2026-11-03', 2],
  ['di. 3 nov. 2026', '2026-11-03', 2],
  ['Tuesday 3 November 2026', '2026-11-03', 2],
  ['WO 4 mrt 2027', '2027-03-04', 3],
  ['Tuesday, November 3rd, 2026', '2026-11-03', 2],
  ['Nov 3, 2026', '2026-11-03', null],
  ['3e november 2026', '2026-11-03', null],
  ['2026-11-03 00:00:00', '2026-11-03', null],
  ['2026-11-03T00:00:00.000', '2026-11-03', null],
  ['3-11-2026', '2026-11-03', null],
  ['di 3-11-2026', '2026-11-03', 2],
  ['3/11/26', '2026-11-03', null],
  ['2026-11-03', '2026-11-03', null],
])('“%s” is read as %s, with the weekday %s', (text, date, weekday) => {
  expect(read(text)).toEqual({ date, weekday });
});

test('a day without a year is the next such day, today included', () => {
  expect(read('20 nov').date).toBe('2026-11-20');
  expect(read('19 nov').date).toBe('2027-11-19');
  expect(read('5-1').date).toBe('2027-01-05');
  expect(read('20/11').date).toBe('2026-11-20');
  expect(read('29 feb').date).toBe('2028-02-29');
});

test('returns the weekday as written, so that a wrong weekday can be reported', () => {
  expect(read('ma 3 nov 2026')).toEqual({ date: '2026-11-03', weekday: 1 });
});

test.each(['', 'morgen', '31 feb 2027', '31-2-2027', 'ma', '3 nov 2026 19:00'])('"%s" is not a date', (text) => {
  expect(read(text).date).toBeNull();
});
