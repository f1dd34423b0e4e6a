import { expect, test } from 'vitest';
import { withFreeRate } from './free-rate.ts';
import { isFree, priceText } from './price-text.ts';

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

test('a price is shown as free or as its amount', () => {
  const rates = [null, { price_in_cents: 0 }, { price_in_cents: 1250 }];
  expect(rates.map((rate) => priceText(rate, 'nl'))).toEqual(['Gratis', 'Gratis', '€ 12,50']);
  expect(rates.map((rate) => priceText(rate, 'en'))).toEqual(['Free', 'Free', '€12.50']);
});
