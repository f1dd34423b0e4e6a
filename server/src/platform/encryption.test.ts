import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const appKey = randomBytes(32).toString('base64');
const iban = { appKey, use: 'iban' } as const;

test('an encrypted text is decrypted again, and is encrypted differently each time', () => {
  const first = encrypt('NL90TSTB0000000101', iban);
  expect(decrypt(first, iban)).toBe('NL90TSTB0000000101');
  expect(encrypt('NL90TSTB0000000101', iban).equals(first)).toBe(false);
  expect(first.toString('latin1')).not.toContain('TSTB');
});

test.each([
  ['another key', { appKey: randomBytes(32).toString('base64'), use: 'iban' }],
  ['another use', { appKey, use: 'payment-key' }],
] as const)('%s can’t decrypt the text', (_name, other) => {
  expect(() => decrypt(encrypt('NL90TSTB0000000101', iban), other)).toThrow();
});

test('a changed byte is an error', () => {
  const value = encrypt('NL90TSTB0000000101', iban);
  value[value.length - 1] = (value.at(-1) ?? 0) ^ 1;
  expect(() => decrypt(value, iban)).toThrow();
});
