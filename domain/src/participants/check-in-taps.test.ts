import { describe, expect, test } from 'vitest';
import { statusAfterTap, isOvertaken, momentOfTap, momentOfWalkIn } from './check-in-taps.ts';

test('tapping cycles: present, absent, nothing', () => {
  expect([statusAfterTap('none'), statusAfterTap('present'), statusAfterTap('absent')]).toEqual([
    'present',
    'absent',
    'none',
  ]);
});

test('a tap does not return a person who signed out', () => {
  expect(statusAfterTap('signed_out')).toBeNull();
});

test('a clock that is ahead notes nothing in the future', () => {
  expect(momentOfTap(2_000, 1_000)).toBe(1_000);
  expect(momentOfTap(900, 1_000)).toBe(900);
});

test('the time of a walk-in is neither before the check-in opened nor in the future', () => {
  const startsAt = '2026-11-26T19:00:00.000Z';
  const now = Date.parse('2026-11-26T21:30:00.000Z');
  const came = (madeAt: string) => new Date(momentOfWalkIn(Date.parse(madeAt), { startsAt, now })).toISOString();
  expect(came('2026-11-26T19:05:00.000Z')).toBe('2026-11-26T19:05:00.000Z');
  expect(came('1970-01-01T00:00:00.000Z')).toBe('2026-11-25T19:00:00.000Z');
  expect(came('2027-01-01T00:00:00.000Z')).toBe('2026-11-26T21:30:00.000Z');
});

describe('the newest decision counts', () => {
  test.each([
    [1_000, null, false],
    [1_000, 999, false],
    [1_000, 1_000, false],
    [1_000, 1_001, true],
  ])('made at %s, noted at %s', (made, noted, expected) => {
    expect(isOvertaken(made, noted)).toBe(expected);
  });
});
