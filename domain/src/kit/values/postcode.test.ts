import { expect, test } from 'vitest';
import { normalizePostcode, postcodeMessage } from './postcode.ts';

test.each([
  ['1234ab', '1234 AB'],
  [' 3511 AX ', '3511 AX'],
])('%s is stored as %s', (text, stored) => {
  expect(normalizePostcode(text)).toBe(stored);
});

test.each(['0123 AB', '1234 SS', '1234 SA', '1234 SD', '1234  AB', '123 AB', '1234 A1', '1234 ABC'])(
  '%s is refused',
  (text) => {
    expect(postcodeMessage(text, { country: 'nl' })).toEqual({ key: 'postcode' });
  },
);

test('other countries and an empty field are accepted', () => {
  expect(postcodeMessage('B-9000', { country: 'BE' })).toBeNull();
  expect(postcodeMessage('', { country: 'NL' })).toBeNull();
  expect(postcodeMessage('1234 AB', { country: 'NL' })).toBeNull();
});
