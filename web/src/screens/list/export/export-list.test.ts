import { expect, test } from 'vitest';
import { csvCell, sheetCell } from './export-list.ts';

test.each([
  ['2026-11-27T03:35:18.245Z', 'Europe/Amsterdam', '2026-11-27 04:35'],
  ['2026-06-30T22:30:00Z', 'Europe/Amsterdam', '2026-07-01 00:30'],
  ['2026-11-27', 'Europe/Amsterdam', '2026-11-27'],
  ['2026-11-27T03:35:18Z, later', 'Europe/Amsterdam', '2026-11-27T03:35:18Z, later'],
  [null, 'Europe/Amsterdam', null],
])('%j is in a CSV in the time zone %s as %j', (cell, timeZone, expected) => {
  expect(csvCell(cell, timeZone)).toBe(expected);
});

test.each([
  ['2026-11-27T05:00:00Z', 'Europe/Amsterdam', { serial: 46_353.25 }],
  ['2026-06-30T22:00:00.000Z', 'Europe/Amsterdam', { serial: 46_204 }],
  ['2026-11-27', 'Europe/Amsterdam', { day: 46_353 }],
  ['2026-11', 'Europe/Amsterdam', '2026-11'],
  ['2026-11-27, later', 'Europe/Amsterdam', '2026-11-27, later'],
  [{ cents: 1_250 }, 'Europe/Amsterdam', { cents: 1_250 }],
  [null, 'Europe/Amsterdam', null],
])('%j is in a sheet in the time zone %s as %j', (cell, timeZone, expected) => {
  expect(sheetCell(cell, timeZone)).toEqual(expected);
});
