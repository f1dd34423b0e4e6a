import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_ALPHABET, codeFromBytes, isAffix, isCode, normalizeCode, formatCode } from './coupon-code.ts';

test.each([
  ['zomer-proef1', 'ZOMERPROEF1'],
  [' Zomer  Proef 1 ', 'ZOMERPROEF1'],
  ['ZOMER–PROEF1', 'ZOMERPROEF1'],
  ['zomer - proef1', 'ZOMERPROEF1'],
])('%s is compared as %s', (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test.each([
  ['zomer-proef1', 'ZOMER-PROEF1'],
  [' zomer — proef1 ', 'ZOMER-PROEF1'],
  ['abc  def', 'ABC DEF'],
  ['--abc--', 'ABC'],
])('%s is stored as %s', (typed, code) => {
  expect(formatCode(typed)).toBe(code);
});

test.each(['ABC-12', 'ÉÉN-12345', 'ABC_1234', '=SUM(A1)', '', 'A'.repeat(41)])('%j is no code', (text) => {
  expect(isCode(formatCode(text))).toBe(false);
});

test('a code has 6 to 40 letters and digits', () => {
  expect(['ABC-123', 'ABCDEF', 'A'.repeat(40)].map((text) => isCode(formatCode(text)))).toEqual([true, true, true]);
});

test('a prefix has at most 10 letters and digits', () => {
  expect(['', 'ZOMER26', 'ABCDEFGHIJ', 'ABCDEFGHIJK', 'A-B', 'é'].map(isAffix)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a generated code has two groups of five, between its prefix and suffix', () => {
  const bytes = Uint8Array.from([0, 1, 2, 3, 4, 31, 32, 255, 128, 200]);
  expect(codeFromBytes(bytes, { prefix: 'ZOMER', suffix: 'NL' })).toBe('ZOMER-ABCDE-9A9AJ-NL');
  expect(codeFromBytes(bytes, { prefix: '', suffix: '' })).toBe('ABCDE-9A9AJ');
});

test('each of the 32 characters is equally likely, and none looks like another', () => {
  expect(CODE_ALPHABET).toHaveLength(32);
  expect(256 % CODE_ALPHABET.length).toBe(0);
  expect(CODE_ALPHABET).not.toMatch(/[IO01]/);
});

test('for any bytes the code can be stored, and is already normalized', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = codeFromBytes(bytes, { prefix: 'AB', suffix: 'C' });
      expect(isCode(code)).toBe(true);
      expect(formatCode(code.toLowerCase())).toBe(code);
    }),
  );
});
