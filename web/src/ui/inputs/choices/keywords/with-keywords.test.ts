import { expect, test } from 'vitest';
import { withKeywords } from './with-keywords.ts';

test.each([
  [[], 'zwemmen', ['zwemmen']],
  [['zwemmen'], ' Zwemmen ', ['zwemmen']],
  [['a'], 'b, c;d\ne', ['a', 'b', 'c', 'd', 'e']],
  [['a'], ' , ', ['a']],
  [[], 'leren   zwemmen', ['leren zwemmen']],
])('%j with "%s" typed is %j', (keywords, typed, expected) => {
  expect(withKeywords(keywords, typed)).toEqual(expected);
});
