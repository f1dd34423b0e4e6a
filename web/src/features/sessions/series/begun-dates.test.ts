import { expect, test } from 'vitest';
import { begunDates } from './begun-dates.ts';

const NOW = '2026-11-20T18:00:00Z';
const YESTERDAY = '2026-11-19T18:00:00Z';
const TOMORROW = '2026-11-21T18:00:00Z';

test('a plan counts what it makes or moves into the past', () => {
  const dates = [
    { change: 'created', starts_at: YESTERDAY },
    { change: 'moved', starts_at: YESTERDAY },
    { change: 'moved', starts_at: NOW },
    { change: 'moved', starts_at: TOMORROW },
  ] as const;
  expect(begunDates(dates, NOW)).toBe(3);
});

test('what has been and stays where it was is no slip', () => {
  const dates = [
    { change: 'kept', starts_at: YESTERDAY },
    { change: 'exception', starts_at: YESTERDAY },
  ] as const;
  expect(begunDates(dates, NOW)).toBe(0);
});
