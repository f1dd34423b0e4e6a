import { expect, test } from 'vitest';
import { formatDegrees, parseDegrees } from './degrees.ts';

test.each([
  ['52,0907', 52.0907],
  [' 5.1214° ', 5.1214],
  ['-4', -4],
  ['', null],
  ['91', Number.NaN],
  ['noord', Number.NaN],
])('the latitude typed as "%s" is %s', (text, expected) => {
  expect(parseDegrees(text, 90)).toBe(expected);
});

test('degrees are formatted in the language and parsed back', () => {
  expect(formatDegrees(52.09070012, 'nl')).toBe('52,0907');
  expect(formatDegrees(-4.5, 'en')).toBe('-4.5');
  expect(formatDegrees(Number.NaN, 'nl')).toBe('');
});
