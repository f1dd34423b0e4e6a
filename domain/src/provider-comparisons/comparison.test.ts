import { expect, test } from 'vitest';
import { lastClosedDay } from './comparison.ts';

test.each([
  ['2026-11-24T00:59:59Z', 'Europe/Amsterdam', '2026-11-22'],
  ['2026-11-24T01:00:00Z', 'Europe/Amsterdam', '2026-11-23'],
  ['2026-11-24T05:59:00Z', 'America/Curacao', '2026-11-22'],
  ['2026-11-24T06:00:00Z', 'America/Curacao', '2026-11-23'],
  // the clock goes back on 25 October 2026, and forward on 28 March 2027
  ['2026-10-26T00:59:59Z', 'Europe/Amsterdam', '2026-10-24'],
  ['2026-10-26T01:00:00Z', 'Europe/Amsterdam', '2026-10-25'],
  ['2027-03-28T23:59:59Z', 'Europe/Amsterdam', '2027-03-27'],
  ['2027-03-29T00:00:00Z', 'Europe/Amsterdam', '2027-03-28'],
])('at %s the last closed day in %s is %s', (now, zone, day) => {
  expect(lastClosedDay(new Date(now), zone)).toBe(day);
});
