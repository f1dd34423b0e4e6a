import { expect, test } from 'vitest';
import { localCell } from './export-list.ts';

test.each([
  ['2026-11-27T03:35:18.245Z', 'Europe/Amsterdam', '2026-11-27 04:35'],
  ['2026-06-30T22:30:00Z', 'Europe/Amsterdam', '2026-07-01 00:30'],
  ['2026-11-27', 'Europe/Amsterdam', '2026-11-27'],
  ['2026-11-27T03:35:18Z, later', 'Europe/Amsterdam', '2026-11-27T03:35:18Z, later'],
  [null, 'Europe/Amsterdam', null],
])('%j is exported in the time zone %s as %j', (cell, timeZone, expected) => {
  expect(localCell(cell, timeZone)).toBe(expected);
});
