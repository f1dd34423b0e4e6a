import { expect, test } from 'vitest';
import { pagesShown } from './pages-shown.ts';

const text = (page: number, pages: number) =>
  pagesShown(page, pages)
    .map((shown) => (shown.kind === 'gap' ? '…' : String(shown.page)))
    .join(' ');

test.each([
  [1, 1, '1'],
  [2, 5, '1 2 3 4 5'],
  [1, 12, '1 2 3 4 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 9 10 11 12'],
  [4, 7, '1 2 3 4 5 6 7'],
])('page %i of %i shows %s', (page, pages, expected) => {
  expect(text(page, pages)).toBe(expected);
});
