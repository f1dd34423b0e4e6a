import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderAmounts } from './order-amounts.ts';
import { feeVatRow, vatTable } from './vat-table.ts';

const pricedLine = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  unit_price_in_cents: fc.integer({ min: 0, max: 100_000 }),
  vat_percentage: fc.constantFrom(0, 9, 21),
});

test('the table has a row per percentage, lowest first', () => {
  const line = (vat_percentage: number, vat_in_cents: number, total_price_in_cents: number) => ({
    vat_percentage,
    vat_in_cents,
    total_price_in_cents,
  });
  expect(vatTable([line(21, 217, 1_250), line(9, 83, 1_000), line(21, 217, 1_250)])).toEqual([
    { percentage: 9, subtotal_price_in_cents: 917, vat_in_cents: 83, total_price_in_cents: 1_000 },
    { percentage: 21, subtotal_price_in_cents: 2_066, vat_in_cents: 434, total_price_in_cents: 2_500 },
  ]);
});

test('the table adds up to the order for any lines', () => {
  fc.assert(
    fc.property(fc.array(pricedLine, { minLength: 1, maxLength: 8 }), (lines) => {
      const order = orderAmounts(lines, 35);
      const rows = vatTable(
        order.lines.map((line, index) => ({ ...line, vat_percentage: lines[index]?.vat_percentage ?? 0 })),
      );
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
      expect(sum((row) => row.vat_in_cents)).toBe(order.vat_in_cents);
      expect(sum((row) => row.subtotal_price_in_cents)).toBe(order.subtotal_price_in_cents);
    }),
  );
});

test('service fees contain 21% VAT, rounded once; without fees there is no row', () => {
  expect(feeVatRow(0)).toBeNull();
  expect(feeVatRow(35)).toEqual({
    percentage: 21,
    subtotal_price_in_cents: 29,
    vat_in_cents: 6,
    total_price_in_cents: 35,
  });
});
