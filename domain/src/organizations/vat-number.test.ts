import { expect, test } from 'vitest';
import { hasVatCountry } from './vat-country.ts';
import { normalizeVatNumber, vatNumberMessage } from './vat-number.ts';

test('a country and up to 12 characters, without spaces and dots', () => {
  expect(normalizeVatNumber(' nl 8612.34.567.B84 ')).toBe('NL861234567B84');
  expect(normalizeVatNumber('BE 0403-019-261')).toBe('BE0403019261');
  for (const value of ['EL094259216', 'XI980780684', '', null]) expect(vatNumberMessage(value)).toBeNull();
});

test.each(['861234567B84', 'N8612345678', 'NL1', 'NL1234567890123', 'NL861234567/84', 86_123_456])(
  '%s is refused',
  (value) => {
    expect(vatNumberMessage(value)).toEqual({ key: 'vat_number' });
  },
);

test('a VAT number begins with a country; EL and XI are codes that only VAT numbers have', () => {
  expect(['NL12', 'EL12', 'XI12', 'QQ12', 'UK12'].map(hasVatCountry)).toEqual([true, true, true, false, false]);
});
