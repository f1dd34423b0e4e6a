import { describe, expect, test } from 'vitest';
import { endOfDay, localDay, lastLocalDay, startOfDay } from './days.ts';

const zone = 'Europe/Amsterdam';

describe('a day of a zone', () => {
  test.each([
    ['2026-12-31', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['2026-07-31', '2026-07-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'],
    // the clock goes back: 25 hours
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    // the clock goes forward: 23 hours
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ])('%s starts at %s and ends at %s', (day, begin, end) => {
    expect([startOfDay(day, zone), endOfDay(day, zone)]).toEqual([begin, end]);
    expect([localDay(begin, zone), lastLocalDay(end, zone)]).toEqual([day, day]);
  });

  test('starts later where the clock skips midnight', () => {
    expect(startOfDay('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
    expect(localDay(startOfDay('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo')).toBe('2026-04-24');
  });
});

test('a period that ends during a day has this day as its last', () => {
  expect(lastLocalDay('2026-07-31T12:00:00.000Z', zone)).toBe('2026-07-31');
});

test('a text that is no day stays as typed', () => {
  for (const text of ['31-02-2026', '2026-02-31']) {
    expect([startOfDay(text, zone), endOfDay(text, zone)]).toEqual([text, text]);
  }
});
