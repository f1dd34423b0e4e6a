import { describe, expect, test } from 'vitest';
import { afterTap, isOvertaken, momentOfTap } from './check-in-taps.ts';

test('tapping cycles: present, absent, nothing', () => {
  expect([afterTap('none'), afterTap('present'), afterTap('absent')]).toEqual(['present', 'absent', 'none']);
});

test('a tap does not return a person who signed out', () => {
  expect(afterTap('signed_out')).toBeNull();
});

test('a clock that is ahead notes nothing in the future', () => {
  expect(momentOfTap(2_000, 1_000)).toBe(1_000);
  expect(momentOfTap(900, 1_000)).toBe(900);
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
