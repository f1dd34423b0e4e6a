import { expect, test } from 'vitest';
import { isUnusualHour } from './unusual-hour.ts';

test.each([
  ['04:15', true],
  ['07:59', true],
  ['08:00', false],
  ['20:59', false],
  ['21:00', true],
])('a notification at %s asks for attention to the time: %s', (time, isUnusual) => {
  expect(isUnusualHour(Temporal.PlainTime.from(time))).toBe(isUnusual);
});
