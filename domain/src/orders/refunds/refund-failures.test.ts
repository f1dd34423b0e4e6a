import { expect, test } from 'vitest';
import { refundFailureWords } from './refund-failures.ts';

test.each([
  ['Mollie answered 422: The amount is higher than the maximum', 'kan niet meer zo veel terug'],
  ['Mollie answered 422: Not enough balance to refund this payment', 'saldo'],
  ['Mollie answered 401: Missing authentication, or failed to authenticate', 'sleutel'],
  ['Mollie answered 404: No payment exists with token tr_1.', 'kent deze betaling niet'],
  ['Mollie answered 409: A duplicate refund has been detected', 'net al'],
  ['Mollie answered 503', 'niet te bereiken'],
  ['fetch failed', 'niet te bereiken'],
  ['The operation was aborted due to timeout', 'niet te bereiken'],
  ['the provider is not set up any more', 'geen betaaldienst meer'],
  ['more than was paid', 'kan niet meer zo veel terug'],
  ['The bank account is closed.', 'bestaat niet meer'],
])('“%s” is explained', (reported, part) => {
  expect(refundFailureWords(reported, 'nl')).toContain(part);
  expect(refundFailureWords(reported, 'en')).not.toBe(refundFailureWords(reported, 'nl'));
});

test('an unknown reason is left to the provider’s own text', () => {
  expect(refundFailureWords('Mollie answered 422: The customer is on holiday', 'nl')).toBeNull();
  expect(refundFailureWords('', 'en')).toBeNull();
});
