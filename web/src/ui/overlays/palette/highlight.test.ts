import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test.each([
  ['Zwemclub De Otters', 'otters', ['Zwemclub De ', '*Otters']],
  ['Noor Öztürk', 'ozt', ['Noor ', '*Özt', 'ürk']],
  ['aaa', 'a', ['*a', '*a', '*a']],
  ['Judo', '  ', ['Judo']],
  ['Judo', 'x', ['Judo']],
  ['Team 👩‍👩‍👧 A', 'a', ['Te', '*a', 'm 👩‍👩‍👧 ', '*A']],
])('marks in %s what matches %s', (text, query, expected) => {
  expect(highlight(text, query).map((part) => (part.isMatch ? `*${part.text}` : part.text))).toEqual(expected);
});
