import { expect, test } from 'vitest';
import { orderNumber, parseOrderNumber } from './order-number.ts';

test('an order number is read in its own and other typed forms', () => {
  expect(orderNumber(1234)).toBe('B-1234');
  for (const text of ['B-1234', 'b-1234', 'B1234', 'b 1234', '#1234', '1234', ' 1234 ']) {
    expect([text, parseOrderNumber(text)]).toEqual([text, 1234]);
  }
});

test('other texts are no order number', () => {
  for (const text of ['', 'B-', '#', 'B-12a', '0', '-1', 'C-12', '1234567890123456', 'B--1']) {
    expect([text, parseOrderNumber(text)]).toEqual([text, null]);
  }
});
