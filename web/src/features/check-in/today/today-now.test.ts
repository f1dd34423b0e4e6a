import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { expect, test } from 'vitest';
import { isOnDay, runningSession, withStatusAt } from './today-now.ts';

const at = (text: string) => Date.parse(text);
const evening: CheckInSession = {
  id: 1,
  organization: { id: 1, name: 'Zwemclub' },
  activity: { id: 1, name: 'Zwemmen' },
  location: null,
  start_date: '2026-11-22',
  start_time: '22:30',
  end_time: '23:30',
  tz: 'Europe/Amsterdam',
  starts_at: '2026-11-22T21:30:00.000Z',
  ends_at: '2026-11-22T22:30:00.000Z',
  spots: 10,
  taken: 4,
  status: 'scheduled',
  door_price_in_cents: 0,
  should_validate_age: false,
  age_from: null,
  age_to: null,
  is_mine: true,
  attendance: { total: 4, none: 4, present: 0, absent: 0, signed_out: 0 },
};

test('the status of a session in a stored list follows the clock', () => {
  const statusAt = (time: string) => withStatusAt([evening], at(time))[0]?.status;
  expect(statusAt('2026-11-22T21:29:00Z')).toBe('scheduled');
  expect(statusAt('2026-11-22T21:30:00Z')).toBe('running');
  expect(statusAt('2026-11-22T22:30:00Z')).toBe('past');
});

test('a session late in the evening is listed only on its own day, even while its attendance can still be corrected', () => {
  expect(isOnDay(evening, at('2026-11-22T22:59:00Z'))).toBe(true);
  expect(isOnDay(evening, at('2026-11-22T23:01:00Z'))).toBe(false);
  const untilMidnight = { ...evening, ends_at: '2026-11-22T23:00:00.000Z' };
  expect(isOnDay(untilMidnight, at('2026-11-22T23:00:00Z'))).toBe(false);
});

test('check-in starts with the session that the user trains now, if there is exactly one', () => {
  const running = { ...evening, status: 'running' as const };
  expect(runningSession([evening, running])).toBe(1);
  expect(runningSession([evening])).toBeNull();
  expect(runningSession([{ ...running, is_mine: false }])).toBeNull();
  expect(runningSession([running, { ...running, id: 2 }])).toBeNull();
});
