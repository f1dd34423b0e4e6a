import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, parseInteger, parseMoney, parsePercentage } from './numbers.ts';

test.each([
  ['', null],
  [' 12 ', 12],
  ['1.250', 1250],
  ['-3', -3],
  ['1,5', Number.NaN],
  ['12a', Number.NaN],
])('the whole number typed as "%s" is %s', (text, expected) => {
  expect(parseInteger(text)).toBe(expected);
});

test('a percentage may have its sign', () => {
  expect(parsePercentage('50 %')).toBe(50);
  expect(parsePercentage('half')).toBe(Number.NaN);
});

test('formatted money is parsed back unchanged, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.constantFrom('nl' as const, 'en' as const),
      (cents, locale) => {
        expect(parseMoney(formatMoney(cents, locale))).toBe(cents);
      },
    ),
  );
});

test('an unreadable amount does not become empty', () => {
  expect(parseMoney('twaalf')).toBe(Number.NaN);
  expect(parseMoney('')).toBe(null);
});
