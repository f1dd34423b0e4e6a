import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderAmounts, type PricedLine } from './order-amounts.ts';
import { splitTotal, orderStatus } from './order-status.ts';
import { isOnlinePaymentType } from './payment/payment-types.ts';
import {
  cancellationRefund,
  partInCents,
  partsRefund,
  percentageNow,
  refundableInCents,
  cappedRefund,
  type SoldLine,
  statusAfterCancellation,
  statusAfterRefund,
} from './refunds/refunds.ts';
import {
  transactionMayBecome,
  TRANSACTION_STATUSES,
  TRANSITIONS,
  type TransactionStatus,
} from './payment/transactions.ts';

const one = (unit_price_in_cents: number, vat_percentage: number): PricedLine => ({
  quantity: 1,
  unit_price_in_cents,
  vat_percentage,
});

describe('the amounts of an order', () => {
  test.each([
    [1000, 21, 174, 826],
    [1000, 9, 83, 917],
    [1250, 21, 217, 1033],
    [750, 9, 62, 688],
    [999, 9, 82, 917],
    [1, 21, 0, 1],
    [3, 21, 1, 2],
    [2500, 0, 0, 2500],
  ])('%i cents at %i%% contain %i VAT and %i net', (gross, percentage, vat, net) => {
    const order = orderAmounts([one(gross, percentage)], 0);
    expect([order.vat_in_cents, order.subtotal_price_in_cents, order.total_price_in_cents]).toEqual([vat, net, gross]);
  });

  test('VAT is rounded once per line, not per piece', () => {
    expect(orderAmounts([{ ...one(1000, 9), quantity: 3 }], 0).vat_in_cents).toBe(248);
    expect(orderAmounts([one(1000, 9), one(1000, 9), one(1000, 9)], 0).vat_in_cents).toBe(249);
  });

  test('service fees are divided by the price of the lines', () => {
    const order = orderAmounts([one(1250, 9), one(750, 9), one(500, 9)], 35);
    expect(order.lines.map((line) => line.fee_in_cents)).toEqual([18, 10, 7]);
    expect(order.total_price_in_cents).toBe(2535);
  });

  test('every column adds up for any lines', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 1000 }),
      unit_price_in_cents: fc.nat(1_000_000),
      vat_percentage: fc.constantFrom(0, 9, 21),
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(5_000), (lines, fee) => {
        const order = orderAmounts(lines, fee);
        const gross = lines.reduce((all, each) => all + each.quantity * each.unit_price_in_cents, 0);
        expect(order.subtotal_price_in_cents + order.vat_in_cents).toBe(gross);
        expect(order.transaction_fee_in_cents).toBe(fee);
        expect(order.total_price_in_cents).toBe(gross + fee);
        for (const each of order.lines)
          expect(each.subtotal_price_in_cents + each.vat_in_cents).toBe(each.total_price_in_cents);
      }),
    );
  });
});

describe('a transaction', () => {
  test.each<[TransactionStatus, TransactionStatus, nonCash: boolean, cash: boolean]>([
    ['open', 'paid', true, true],
    ['open', 'canceled', true, true],
    ['open', 'failed', true, false],
    ['open', 'expired', true, false],
    ['expired', 'paid', true, false],
    ['failed', 'paid', true, false],
    ['canceled', 'paid', true, false],
    ['paid', 'complete', true, true],
    ['paid', 'refunded', true, true],
    ['free', 'canceled', true, true],
    ['free', 'paid', false, false],
    ['refunded', 'paid', false, false],
    ['external', 'canceled', true, true],
    ['external', 'paid', false, false],
    ['partly_refunded', 'paid', false, false],
    ['partly_refunded', 'complete', false, false],
  ])('from %s to %s: online %s, cash %s', (from, to, online, cash) => {
    expect([transactionMayBecome(from, to, 'ideal'), transactionMayBecome(from, to, 'cash')]).toEqual([online, cash]);
  });

  test('of an order without a chosen way of paying expires, and can’t be paid afterwards', () => {
    expect([transactionMayBecome('open', 'expired', null), transactionMayBecome('expired', 'paid', null)]).toEqual([
      true,
      false,
    ]);
    expect([isOnlinePaymentType('creditcard'), isOnlinePaymentType('wallet'), isOnlinePaymentType(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('can’t change to the status that it already has', () => {
    for (const status of TRANSACTION_STATUSES) expect(TRANSITIONS[status]).not.toContain(status);
  });
});

describe('the status of an order', () => {
  test.each<[string, TransactionStatus[], TransactionStatus]>([
    ['one still to be paid', ['paid', 'open', 'refunded'], 'open'],
    ['one line refunded', ['paid', 'refunded'], 'partly_refunded'],
    ['part of one line refunded', ['partly_refunded'], 'partly_refunded'],
    ['all lines refunded', ['refunded', 'refunded'], 'refunded'],
    ['all lines refunded, except one that was canceled', ['refunded', 'canceled'], 'refunded'],
    ['all settled', ['complete', 'complete'], 'complete'],
    ['not all settled', ['complete', 'paid'], 'paid'],
    ['paid and free', ['paid', 'free'], 'paid'],
    ['elsewhere', ['external', 'free'], 'external'],
    ['failed takes precedence over expired', ['expired', 'failed'], 'failed'],
    ['expired', ['expired', 'canceled'], 'expired'],
    ['canceled takes precedence over free', ['free', 'canceled'], 'canceled'],
    ['free', ['free', 'free'], 'free'],
    ['nothing', [], 'free'],
  ])('%s', (_title, statuses, expected) => {
    expect(orderStatus(statuses.map((status) => ({ status, settled_at: null })))).toBe(expected);
  });

  test('settled counts as complete', () => {
    const settled_at = '2026-11-02T09:00:00.000Z';
    expect(orderStatus([{ status: 'paid', settled_at }])).toBe('complete');
    // a refund takes precedence over settled
    expect(orderStatus([{ status: 'partly_refunded', settled_at }])).toBe('partly_refunded');
  });

  test('does not depend on the order of its lines', () => {
    const statuses = fc.array(fc.constantFrom(...TRANSACTION_STATUSES), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(statuses, (list) => {
        const parts = list.map((status) => ({ status, settled_at: null }));
        expect(orderStatus(parts.toReversed())).toBe(orderStatus(parts));
      }),
    );
  });
});

const sold = (change: Partial<SoldLine> = {}): SoldLine => ({
  status: 'paid',
  gross_in_cents: 1250,
  fee_in_cents: 35,
  vat_percentage: 21,
  refunded_in_cents: 0,
  refunded_fee_in_cents: 0,
  ...change,
});
const periods = [
  { from_minutes: null, until_minutes: 1440, refund_percentage: 100 },
  { from_minutes: 1440, until_minutes: 60, refund_percentage: 50 },
  { from_minutes: 60, until_minutes: null, refund_percentage: 0 },
];
const starts_at = '2026-10-25T12:00:00.000Z';
const at = (now: string) => ({ term: periods, starts_at, now });
const day = at('2026-10-25T00:00:00.000Z');

describe('a cancellation', () => {
  test.each([
    ['2026-10-24T12:00:00.000Z', 100],
    ['2026-10-24T12:00:01.000Z', 50],
    ['2026-10-25T11:00:00.000Z', 50],
    ['2026-10-25T11:00:01.000Z', 0],
    ['2026-10-25T12:00:00.000Z', 0],
  ])('at %s refunds %i%% by its term', (now, percentage) => {
    expect(percentageNow(at(now))).toBe(percentage);
  });

  test('refunds half by the term, the whole price in full, and also the service fees when the organiser cancels', () => {
    expect(cancellationRefund(sold(), 'term', day)).toEqual({
      amount_in_cents: 625,
      vat_in_cents: 109,
      fee_in_cents: 0,
    });
    expect(cancellationRefund(sold(), 'full', day).amount_in_cents).toBe(1250);
    expect(cancellationRefund(sold(), 'organiser', day)).toEqual({
      amount_in_cents: 1285,
      vat_in_cents: 217,
      fee_in_cents: 35,
    });
    expect(cancellationRefund(sold(), 'none', day).amount_in_cents).toBe(0);
  });

  test.each<[TransactionStatus, TransactionStatus]>([
    ['open', 'canceled'],
    ['free', 'canceled'],
    ['external', 'canceled'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
  ])('of a line that is %s refunds nothing, and leaves it %s', (status, after) => {
    const line = sold({ status });
    const refund = cancellationRefund(line, 'organiser', day);
    expect([refund.amount_in_cents, statusAfterCancellation(line, refund, 'organiser')]).toEqual([0, after]);
  });

  test('that gives nothing back leaves a line that was paid elsewhere', () => {
    const line = sold({ status: 'external' });
    expect(statusAfterCancellation(line, cancellationRefund(line, 'none', day), 'none')).toBe('external');
  });

  test('leaves a line paid without a refund, and refunded after a refund of all but the service fees', () => {
    const status = (choice: 'none' | 'term' | 'full') =>
      statusAfterCancellation(sold(), cancellationRefund(sold(), choice, day), choice);
    expect([status('none'), status('term'), status('full')]).toEqual(['paid', 'partly_refunded', 'refunded']);
  });
});

describe('parts that the organiser cancels one by one', () => {
  const bundle = { ...sold({ gross_in_cents: 1_000 }), parts: 3, refunded_parts: 0, places: 3 };

  test('refund the service fees with the last spot', () => {
    expect(partsRefund(bundle, 2)).toMatchObject({ amount_in_cents: 667, fee_in_cents: 0 });
    expect(partsRefund(bundle, 3)).toMatchObject({ amount_in_cents: 1_035, fee_in_cents: 35 });
  });

  test('refund the service fees also after a refund by amount, when the price is back before the last one', () => {
    const line = { ...bundle, status: 'partly_refunded' as const, refunded_in_cents: 700 };
    expect(partsRefund(line, 3)).toEqual({ amount_in_cents: 335, vat_in_cents: 52, fee_in_cents: 35 });
    const back = { ...bundle, status: 'refunded' as const, refunded_in_cents: 1_000, refunded_parts: 1, places: 1 };
    expect(partsRefund(back, 1)).toEqual({ amount_in_cents: 35, vat_in_cents: 0, fee_in_cents: 35 });
  });
});

/** A line with several refunds in turn. */
const refunds = fc.record({
  gross_in_cents: fc.integer({ min: 1, max: 1_000_000 }),
  fee_in_cents: fc.nat(500),
  vat_percentage: fc.constantFrom(0, 9, 21),
  amounts: fc.array(fc.nat(600_000), { maxLength: 6 }),
});

test('several refunds never exceed what was paid, and add up to the price and its VAT to the cent', () => {
  fc.assert(
    fc.property(refunds, ({ amounts, ...line }) => {
      let now = sold(line);
      let vat = 0;
      for (const amount of [...amounts, line.gross_in_cents]) {
        const refund = cappedRefund(now, amount, line.fee_in_cents);
        vat += refund.vat_in_cents;
        now = {
          ...now,
          status: statusAfterRefund(now, refund),
          refunded_in_cents: now.refunded_in_cents + refund.amount_in_cents,
          refunded_fee_in_cents: now.refunded_fee_in_cents + refund.fee_in_cents,
        };
        expect(now.refunded_in_cents).toBeLessThanOrEqual(line.gross_in_cents + line.fee_in_cents);
      }
      const [whole] = orderAmounts([one(line.gross_in_cents, line.vat_percentage)], 0).lines;
      expect([now.status, now.refunded_in_cents - now.refunded_fee_in_cents, vat]).toEqual([
        'refunded',
        line.gross_in_cents,
        whole?.vat_in_cents,
      ]);
      expect(refundableInCents(now)).toBe(0);
    }),
  );
});

test('the parts of a bundle add up to what it cost', () => {
  expect([0, 1, 2].map((part) => partInCents(1000, 3, part))).toEqual([334, 333, 333]);
  expect(partInCents(1000, 3, 3)).toBe(0);
});

test('a total counts as paid, as open, or in neither', () => {
  expect(splitTotal('paid', 1_250)).toEqual({ paid: 1_250, open: 0 });
  expect(splitTotal('partly_refunded', 1_250)).toEqual({ paid: 1_250, open: 0 });
  expect(splitTotal('open', 1_250)).toEqual({ paid: 0, open: 1_250 });
  for (const status of ['failed', 'expired', 'canceled'] as const) {
    expect(splitTotal(status, 1_250)).toEqual({ paid: 0, open: 0 });
  }
});
