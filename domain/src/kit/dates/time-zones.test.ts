import { expect, test } from 'vitest';
import { clockNoteOf, isTimeZone, toInstant, toLocalTime } from './time-zones.ts';

const AMSTERDAM = 'Europe/Amsterdam';

test.each([
  ['2026-10-24', '19:00', '2026-10-24T17:00:00Z', null],
  ['2026-10-26', '19:00', '2026-10-26T18:00:00Z', null],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00Z', 'skipped_hour'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00Z', null],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00Z', 'repeated_hour'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00Z', null],
])('%s %s in Amsterdam', (date, time, instant, note) => {
  expect(toInstant({ date, time }, AMSTERDAM)).toBe(instant);
  expect(clockNoteOf({ date, time }, AMSTERDAM)).toBe(note);
});

test('an instant is shown in the wall time of the zone', () => {
  expect(toLocalTime('2027-03-28T01:30:00Z', AMSTERDAM)).toEqual({ date: '2027-03-28', time: '03:30' });
  expect(toLocalTime('2026-12-31T23:30:00.000Z', AMSTERDAM)).toEqual({ date: '2027-01-01', time: '00:30' });
  expect(toLocalTime('2026-12-31T23:30:00Z', 'America/Curacao')).toEqual({ date: '2026-12-31', time: '19:30' });
});

test('zones are IANA names', () => {
  for (const name of [AMSTERDAM, 'America/Argentina/Buenos_Aires', 'UTC']) expect(isTimeZone(name)).toBe(true);
  for (const name of ['Europe/Waterstad', '+02:00', 'CET-1', '', 'Amsterdam']) expect(isTimeZone(name)).toBe(false);
});
