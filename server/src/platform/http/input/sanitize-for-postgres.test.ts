import { expect, test } from 'vitest';
import { workOf } from '../../../testing/work-of.ts';
import { isTooComplex } from '@move/contract/kit/json-complexity.ts';

test.each([
  ['{"a":[1,{"b":"]]]]"}]}', false],
  [`"${'['.repeat(100)}"`, false],
  [`"\\"${'['.repeat(100)}"`, false],
  [`{"a\\\\":${'['.repeat(40)}`, true],
  ['['.repeat(32) + ']'.repeat(32), false],
  ['['.repeat(33), true],
  ['[],'.repeat(100), false],
  ['"a":1,'.repeat(20_001), true],
  [`"${':'.repeat(30_000)}"`, false],
])('%.40s is too complex: %s', (json, is) => {
  expect(isTooComplex(json)).toBe(is);
});

test('checking 2 MB without nesting takes less than 100 ms', () => {
  expect(workOf(() => isTooComplex(`"${'a'.repeat(2_000_000)}"`))).toBeLessThan(100);
});
