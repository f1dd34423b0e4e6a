import { expect, test } from 'vitest';
import { periodViolations } from './period.ts';

test.each([
  ['2026-11-16', '2026-11-16', true],
  ['2026-11-16', '2026-12-27', true],
  ['2026-11-16', '2026-12-28', false],
  ['2026-11-16', '2026-11-15', false],
  ['2026-02-30', '2026-11-15', true],
])('%s until %s is a period: %s', (dateFrom, dateUntil, isRight) => {
  expect(periodViolations({ dateFrom, dateUntil })).toEqual(
    isRight ? [] : [{ path: ['dateUntil'], key: 'calendar.period', params: { max: 42 } }],
  );
});
