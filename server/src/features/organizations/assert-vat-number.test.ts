import { expect, test } from 'vitest';
import { assertVatNumber } from './assert-vat-number.ts';

test.each(['NL861234567B84', 'BE0403019261', 'BE1000000021', 'EL094259216', null, ''])('%s is accepted', (number) => {
  expect(() => assertVatNumber(number)).not.toThrow();
});

test.each(['NL861234567B85', 'BE0403019262', 'BE1000000022', 'BE2000000042', 'BE403019261', '12345'])(
  '%s is refused on its field',
  (number) => {
    expect(() => assertVatNumber(number)).toThrow(
      expect.objectContaining({ status: 422, sentences: [{ field: 'vat_number', key: 'vat_number' }] }),
    );
  },
);
