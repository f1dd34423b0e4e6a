import { expect, test } from 'vitest';
import { addRefunds, NOTHING_REFUNDED, refundAmountText, refundTotals } from './refund-text.ts';

const money = (cents: number) => ({ refund_in_cents: cents, refund_in_moves: null });
const moves = (cents: number, count: number) => ({ refund_in_cents: cents, refund_in_moves: count });

test('a refund is shown in money, or in the moves that it returns, even when it returns none', () => {
  expect(
    [money(1_250), moves(1_250, 13), moves(100, 1), moves(40, 0)].map((one) => refundAmountText(one, 'en')),
  ).toEqual(['€12.50', '13 moves', '1 move', 'no moves']);
  expect(refundAmountText(moves(40, 0), 'nl')).toBe('geen moves');
});

test('several refunds are added up, money and moves separately; the list is empty without refunds', () => {
  expect(refundTotals([money(500), moves(250, 3), money(250), moves(250, 2)])).toEqual([money(750), moves(500, 5)]);
  expect(refundTotals([{}, money(0)])).toEqual([]);
});

test('refunds of one order are added up', () => {
  expect(addRefunds(undefined, moves(250, 2))).toEqual(moves(250, 2));
  expect(addRefunds(moves(250, 2), moves(250, 3))).toEqual(moves(500, 5));
  expect(addRefunds(NOTHING_REFUNDED, money(5))).toEqual(money(5));
});
