import { expect, test } from 'vitest';
import { bicMessage, ibanMessage, maskIban, normalizeIbanOrBic } from './iban.ts';

test.each([
  'NL90TSTB0000000101',
  'NL79TSTB0000000202',
  'NL68TSTB0000000303',
  'NL57TSTB0000000404',
  'NL46TSTB0000000505',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
])('%s is an IBAN', (value) => {
  expect(ibanMessage(value)).toBeNull();
});

test.each([
  ['one digit off', 'NL90TSTB0000000102'],
  ['two digits swapped', 'NL90TSTB0000001001'],
  ['too short', 'NL90'],
  ['with spaces', 'NL90 TSTB 0000 0001 01'],
  ['in small letters', 'nl90tstb0000000101'],
  ['empty', ''],
  ['a sign in it', 'NL90TSTB000000010-'],
  ['35 characters', `NL90${'0'.repeat(31)}`],
])('%s is no IBAN', (_what, value) => {
  expect(ibanMessage(value)).toEqual({ key: 'iban' });
});

test('an account is stored in capitals and without spaces', () => {
  expect(normalizeIbanOrBic(' nl90 tstb\u00A00000 0001 01 ')).toBe('NL90TSTB0000000101');
});

test('an IBAN is shown by its country and last four characters', () => {
  expect(maskIban('NL', '0101')).toBe('NL••••0101');
});

test.each([
  ['8 characters', 'TSTBNL2A', 'NL', null],
  ['11 characters', 'TSTBNL2AXXX', 'NL', null],
  ['no IBAN to compare with', 'DEUTDEFF', null, null],
  ['9 characters', 'TSTBNL2AX', 'NL', 'bic'],
  ['a digit in the bank', 'T5TBNL2A', 'NL', 'bic'],
  ['a bank in another country', 'DEUTDEFF', 'NL', 'bic.country'],
  ['a bank on Réunion, whose IBANs are French', 'TSTBRE2A', 'FR', null],
  ['a bank on Jersey, whose IBANs are British', 'TSTBJE2A', 'GB', null],
  ['a bank on Jersey for a French IBAN', 'TSTBJE2A', 'FR', 'bic.country'],
])('a BIC: %s', (_what, value, country, key) => {
  expect(bicMessage(value, country)).toEqual(key === null ? null : { key });
});
