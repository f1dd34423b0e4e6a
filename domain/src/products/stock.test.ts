import { expect, test } from 'vitest';
import { saleMessage, stockMessage } from './stock.ts';

test.each([
  [null, 900, null],
  [3, 3, null],
  [0, 0, null],
  [2, 3, { key: 'product.stock', params: { taken: 3 } }],
  [0, 1, { key: 'product.stock', params: { taken: 1 } }],
])('a stock of %s when %i are sold', (spots, taken, message) => {
  expect(stockMessage(spots, taken)).toEqual(message);
});

test.each([
  [null, 900, 5, null],
  [3, 1, 2, null],
  [3, 1, 3, { key: 'purchase.stock', params: { left: 2 } }],
  [3, 3, 1, { key: 'purchase.sold_out' }],
  [0, 0, 1, { key: 'purchase.sold_out' }],
])('from a stock of %s with %i sold, selling %i more', (spots, taken, quantity, message) => {
  expect(saleMessage({ spots, taken, quantity })).toEqual(message);
});
