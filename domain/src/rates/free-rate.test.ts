import { expect, test } from 'vitest';
import { isFree, withFreeRate } from './free-rate.ts';

test('free comes first, with id null', () => {
  const rates = [{ id: 7, name: 'Aanbieding', price_in_cents: 500 }];
  expect(withFreeRate(rates, 'nl').map(({ id, name }) => [id, name])).toEqual([
    [null, 'Gratis'],
    [7, 'Aanbieding'],
  ]);
  expect(withFreeRate([], 'en')).toEqual([{ id: null, name: 'Free', price_in_cents: 0, vat_level: 'zero' }]);
});

test('no rate and a rate of 0 are free', () => {
  expect([isFree(null), isFree({ price_in_cents: 0 }), isFree({ price_in_cents: 1 })]).toEqual([true, true, false]);
});
