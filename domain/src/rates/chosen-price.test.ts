import { expect, test } from 'vitest';
import { changedPrice, newPrice } from './chosen-price.ts';

test.each([
  [{}, { rate_id: null, price_open: true }],
  [{ rate_id: null }, { rate_id: null, price_open: false }],
  [{ price_open: false }, { rate_id: null, price_open: false }],
  [{ rate_id: 4 }, { rate_id: 4, price_open: false }],
  [
    { rate_id: 4, price_open: true },
    { rate_id: null, price_open: true },
  ],
])('a new price of %j', (said, price) => {
  expect(newPrice(said)).toEqual(price);
});

test.each([
  [{}, {}],
  [{ rate_id: null }, { rate_id: null, price_open: false }],
  [{ rate_id: 4 }, { rate_id: 4, price_open: false }],
  [
    { rate_id: 4, price_open: false },
    { rate_id: 4, price_open: false },
  ],
  [{ price_open: false }, { price_open: false }],
  [{ price_open: true }, { rate_id: null, price_open: true }],
])('a change to %j', (said, price) => {
  expect(changedPrice(said)).toEqual(price);
});
