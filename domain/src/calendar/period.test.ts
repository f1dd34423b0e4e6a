import { expect, test } from 'vitest';
import { calendarPeriodViolations } from './period.ts';

test.each([
  ['2026-11-16', '2026-11-16', true],
  ['2026-11-16', '2026-12-27', true],
  ['2026-11-16', '2026-12-28', false],
  ['2026-11-16', '2026-11-15', false],
])('%s until %s is a period: %s', (dateFrom, dateUntil, isRight) => {
  expect(calendarPeriodViolations({ dateFrom, dateUntil })).toEqual(
    isRight ? [] : [{ path: ['dateUntil'], key: 'calendar.period', params: { max: 42 } }],
  );
});

test('an invalid date is left to the check of its own field', () => {
  expect(calendarPeriodViolations({ dateFrom: '2026-02-30', dateUntil: '2026-11-15' })).toEqual([]);
});
