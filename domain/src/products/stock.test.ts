import { expect, test } from 'vitest';
import { stockMessage } from './stock.ts';

test.each([
  [null, 900, null],
  [3, 3, null],
  [0, 0, null],
  [2, 3, { key: 'product.stock', params: { taken: 3 } }],
  [0, 1, { key: 'product.stock', params: { taken: 1 } }],
])('a stock of %s when %i are sold', (spots, taken, message) => {
  expect(stockMessage(spots, taken)).toEqual(message);
});
