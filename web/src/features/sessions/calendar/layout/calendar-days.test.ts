import { expect, test } from 'vitest';
import { monthPeriod, stepped, weekPeriod } from './calendar-days.ts';

test('a week is Monday to Sunday with its ISO number, also around New Year', () => {
  expect(weekPeriod('2026-11-20')).toMatchObject({ first: '2026-11-16', last: '2026-11-22', week: 47 });
  expect(weekPeriod('2027-01-01')).toMatchObject({ first: '2026-12-28', last: '2027-01-03', week: 53 });
  expect(weekPeriod('2027-01-04')).toMatchObject({ first: '2027-01-04', week: 1 });
});

test('a month shows whole weeks', () => {
  expect(monthPeriod('2026-11-20')).toMatchObject({ first: '2026-10-26', last: '2026-12-06' });
  expect(monthPeriod('2027-02-10').days).toHaveLength(28);
  expect(monthPeriod('2026-11-01').days).toHaveLength(42);
});

test('steps go by day, week or month and never skip a short month', () => {
  expect(stepped('2026-11-30', 'day', 1)).toBe('2026-12-01');
  expect(stepped('2026-11-20', 'week', 1)).toBe('2026-11-27');
  expect(stepped('2027-01-31', 'month', 1)).toBe('2027-02-01');
  expect(stepped('2027-03-31', 'month', -1)).toBe('2027-02-01');
});
