import { expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  clockMinutes,
  DAY_MINUTES,
  daysBetween,
  daysFrom,
  isCalendarDay,
  isDate,
  isTime,
  longDate,
  weekdayOf,
} from './dates.ts';

test('dates must exist, times must be valid', () => {
  for (const date of ['2026-11-03', '2028-02-29', '9999-12-31']) expect(isDate(date)).toBe(true);
  for (const date of ['2027-02-29', '2026-11-31', '2026-1-3', '2026-11-03T10:00', '', '20261103', '0000-01-01'])
    expect(isDate(date)).toBe(false);
  for (const date of ['1600-01-01', '2999-12-31']) expect(isCalendarDay(date)).toBe(true);
  for (const date of ['0001-01-01', '1599-12-31', '3000-01-01', '9999-12-31', '2027-02-29'])
    expect(isCalendarDay(date)).toBe(false);
  for (const time of ['00:00', '23:59', '18:30']) expect(isTime(time)).toBe(true);
  for (const time of ['24:00', '9:00', '12:60', '18:30:00', '']) expect(isTime(time)).toBe(false);
});

test('days are counted across months and leap years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-10-20', '2026-11-03')).toBe(14);
  expect(daysBetween('2026-11-03', '2026-10-20')).toBe(-14);
  expect([weekdayOf('2026-11-02'), weekdayOf('2026-11-08')]).toEqual([1, 7]);
});

test('a range of days includes both ends', () => {
  expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-01', '2026-02-28')).toEqual([]);
});

test('a day as text, with its year unless that is this year', () => {
  expect(longDate('2027-02-04', 'nl')).toBe('donderdag 4 februari 2027');
  expect(longDate('2026-11-02', 'nl', '2026-11-20')).toBe('maandag 2 november');
  expect(longDate('2027-02-04', 'en', '2026-11-20')).toBe('Thursday 4 February 2027');
});

test.each([
  ['2016-11-20', '2026-11-19', 9],
  ['2016-11-20', '2026-11-20', 10],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-12-01', '2026-11-20', -1],
])('born %s, on %s: %d', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age);
});

test('a time of day is counted in minutes after midnight, 24:00 too', () => {
  expect(['00:00', '07:05', '24:00'].map(clockMinutes)).toEqual([0, 425, DAY_MINUTES]);
});
