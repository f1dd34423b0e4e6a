import { expect, test } from 'vitest';
import { endOfDay, lastDay } from './last-day.ts';

const zone = 'Europe/Amsterdam';

test.each([
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  ['2026-07-31', '2026-07-31T22:00:00.000Z'],
  // the clock goes back that night
  ['2026-10-24', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('a voucher through %s ends at %s', (day, instant) => {
  expect(endOfDay(day, zone)).toBe(instant);
  expect(lastDay(instant, zone)).toBe(day);
});

test('one that ends during a day can be redeemed on that day', () => {
  expect(lastDay('2026-07-31T12:00:00.000Z', zone)).toBe('2026-07-31');
});

test('what is no day stays as typed', () => {
  expect(endOfDay('31-02-2026', zone)).toBe('31-02-2026');
  expect(endOfDay('2026-02-31', zone)).toBe('2026-02-31');
});
