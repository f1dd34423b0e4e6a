import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InvoiceLine, invoiceAmounts, type ServiceFees } from './invoice-amounts.ts';
import { monthAfter } from '../kit/dates/months.ts';
import { isMonthClosed } from './invoice-months.ts';
import { invoiceNumber, parseInvoiceNumber } from './invoice-number.ts';

test('a number has its year and six digits', () => {
  expect([invoiceNumber(2026, 1), invoiceNumber(2027, 123_456)]).toEqual(['2026-000001', '2027-123456']);
});

test('a number is read in the forms that people type', () => {
  expect(['2026-000012', ' 2026-12 ', '2026-', 'B-12', '2026-1234567'].map(parseInvoiceNumber)).toEqual([
    '2026-000012',
    '2026-000012',
    null,
    null,
    null,
  ]);
});

describe('the amounts of an invoice', () => {
  test('38 orders by iDEAL and 3 by card, 35 cents each', () => {
    expect(
      invoiceAmounts([
        { payment_type: 'ideal', orders: 38, fee_in_cents: 1_330 },
        { payment_type: 'creditcard', orders: 3, fee_in_cents: 105 },
        { payment_type: 'wallet', orders: 7, fee_in_cents: 0 },
      ]),
    ).toEqual({
      // 14.35 × 21/121 = 2.490…
      subtotal_price_in_cents: 1_186,
      vat_in_cents: 249,
      total_price_in_cents: 1_435,
      lines: [
        {
          payment_type: 'ideal',
          quantity: 38,
          vat_percentage: 21,
          subtotal_price_in_cents: 1_099,
          vat_in_cents: 231,
          total_price_in_cents: 1_330,
        },
        {
          payment_type: 'creditcard',
          quantity: 3,
          vat_percentage: 21,
          subtotal_price_in_cents: 87,
          vat_in_cents: 18,
          total_price_in_cents: 105,
        },
      ],
    });
  });

  const costs = fc.array(
    fc.record({
      payment_type: fc.constantFrom('ideal', 'bancontact', 'creditcard', 'wallet'),
      orders: fc.nat(10_000),
      fee_in_cents: fc.nat(1_000_000),
    }),
    { maxLength: 4 },
  );
  const sumOf = (lines: readonly InvoiceLine[], of: (line: InvoiceLine) => number) =>
    lines.reduce((sum, line) => sum + of(line), 0);

  test('the lines add up, and the total is what buyers paid', () => {
    fc.assert(
      fc.property(costs, (all: ServiceFees[]) => {
        const { lines, ...amounts } = invoiceAmounts(all);
        expect(amounts).toEqual({
          subtotal_price_in_cents: sumOf(lines, (line) => line.subtotal_price_in_cents),
          vat_in_cents: sumOf(lines, (line) => line.vat_in_cents),
          total_price_in_cents: all.reduce((sum, { fee_in_cents }) => sum + fee_in_cents, 0),
        });
        // VAT calculated from the net amount, as the tax office does, differs by less than a cent
        expect(Math.abs(amounts.vat_in_cents - amounts.subtotal_price_in_cents * 0.21)).toBeLessThan(1);
        for (const line of lines) {
          expect(line.subtotal_price_in_cents + line.vat_in_cents).toBe(line.total_price_in_cents);
          expect(Math.min(line.subtotal_price_in_cents, line.vat_in_cents)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('a month', () => {
  test('is followed by the next, also over the end of the year', () => {
    expect([monthAfter('2026-11'), monthAfter('2026-12')]).toEqual(['2026-12', '2027-01']);
  });

  test.each([
    ['is open until an hour after midnight in Amsterdam', '2026-11-30T23:59:59Z', ['Europe/Amsterdam'], false],
    ['is closed from that hour on', '2026-12-01T00:00:00Z', ['Europe/Amsterdam'], true],
    ['is open while it is November in Curaçao', '2026-12-01T04:59:59Z', ['Europe/Amsterdam', 'America/Curacao'], false],
    [
      'is closed an hour after its end in Curaçao',
      '2026-12-01T05:00:00Z',
      ['Europe/Amsterdam', 'America/Curacao'],
      true,
    ],
  ])('%s', (_when, now, timeZones, isClosed) => {
    expect(isMonthClosed('2026-11', Temporal.Instant.from(now), timeZones)).toBe(isClosed);
  });

  test('that ends in summer time ends an hour earlier in UTC', () => {
    const isClosed = (now: string) => isMonthClosed('2027-03', Temporal.Instant.from(now), ['Europe/Amsterdam']);
    expect([isClosed('2027-03-31T22:59:59Z'), isClosed('2027-03-31T23:00:00Z')]).toEqual([false, true]);
  });
});
