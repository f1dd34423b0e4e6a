import { expect, test } from 'vitest';
import { keywords, keywordsLength } from './keywords.ts';

test('commas between the keywords count', () => {
  expect(keywordsLength([])).toBe(0);
  expect(keywordsLength(['zwemmen', 'judo'])).toBe(12);
});

test('100 characters are accepted, 101 are not', () => {
  expect(keywords(['a'.repeat(49), 'b'.repeat(50)])).toBeNull();
  expect(keywords(['a'.repeat(50), 'b'.repeat(50)])).toEqual({ key: 'keywords', params: { max: 100, length: 101 } });
});
