import { expect, test } from 'vitest';
import { isCountryCode } from './country.ts';

test('countries are recognised by two capitals', () => {
  expect(['NL', 'BE', 'DE', 'SR', 'CW'].filter(isCountryCode)).toHaveLength(5);
  expect(['nl', 'XX', 'UK', 'NLD', '', 'N L'].filter(isCountryCode)).toEqual([]);
});
