import { expect, test } from 'vitest';
import { formatDate, parseDate, parseTime, stepTime } from './typed-dates.ts';

test.each([
  ['24-11-2026', '2026-11-24'],
  ['1/2/27', '2027-02-01'],
  ['24.11', '2026-11-24'],
  ['24112026', '2026-11-24'],
  ['241126', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['', null],
  ['31-02-2026', '31-02-2026'],
  ['morgen', 'morgen'],
])('the day typed as "%s" is %s', (text, expected) => {
  expect(parseDate(text, 2026)).toBe(expected);
});

test('a day is shown in Dutch order and parsed back', () => {
  expect(formatDate('2026-11-04')).toBe('04-11-2026');
  expect(parseDate(formatDate('2028-02-29'), 2026)).toBe('2028-02-29');
});

test.each([
  ['18:30', '18:30'],
  ['1830', '18:30'],
  ['6:30 PM', '18:30'],
  ['7am', '07:00'],
  ['12 a.m.', '00:00'],
  ['12:15 pm', '12:15'],
  ['13 pm', '13 pm'],
  ['9', '09:00'],
  ['9u', '09:00'],
  ['9.15', '09:15'],
  ['24:00', '24:00'],
  ['25:00', '25:00x'],
  ['', null],
])('the time typed as "%s" is read, or kept as it is when unreadable', (text, expected) => {
  expect(parseTime(text)).toBe(expected === '25:00x' ? '25:00' : expected);
});

test('arrow keys wrap at midnight', () => {
  expect(stepTime('23:50', 15)).toBe('00:05');
  expect(stepTime('00:05', -15)).toBe('23:50');
  expect(stepTime(null, 15)).toBe('00:15');
});
