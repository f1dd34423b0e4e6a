import { expect, test } from 'vitest';
import { kvkMessage, normalizeKvk } from './kvk.ts';

test('8 digits, leading zeros kept', () => {
  expect(normalizeKvk('01234567')).toBe('01234567');
  expect(normalizeKvk(' 6959 9068 ')).toBe('69599068');
  for (const value of ['68750110', '', null]) expect(kvkMessage(value)).toBeNull();
});

test.each(['1234567', '123456789', 'NL123456', 12_345_678])('%s is refused', (value) => {
  expect(kvkMessage(value)).toEqual({ key: 'kvk' });
});
