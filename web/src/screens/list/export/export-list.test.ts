import { listAllOrders } from '@move/contract/orders/orders.ts';
import { expect, test, vi } from 'vitest';
import { api } from '../../../platform/api/api.ts';
import type { List } from '../use-list.ts';
import { csvCell, exportFile, sheetCell } from './export-list.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn() }));

test.each(['csv', 'xlsx'] as const)('a %s is named in small letters, like the sheets of the server', async (format) => {
  vi.mocked(api).mockResolvedValue({ orders: [] });
  const list = { endpoint: listAllOrders, inputFor: () => ({}) } as unknown as List<typeof listAllOrders>;
  const words = { yes: 'ja', no: 'nee', decimal: ',' } as const;
  const file = await exportFile(format, {
    list,
    columns: [],
    only: null,
    name: 'Bestellingen',
    words,
    timeZone: 'UTC',
  });
  expect(file.name).toMatch(new RegExp(`^bestellingen-[0-9]{4}-[0-9]{2}-[0-9]{2}\\.${format}$`));
});

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
