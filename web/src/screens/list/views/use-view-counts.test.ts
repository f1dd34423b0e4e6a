import { expect, test } from 'vitest';
import { viewsToCount } from './use-view-counts.ts';

const views = (count: number) => Array.from({ length: count }, (_, index) => ({ query: { sportId: String(index) } }));

test('a view is not counted when it is current, has a search, or has a known count', () => {
  const [all, current, other] = [{ query: {} }, { query: { sportId: '1' } }, { query: { sportId: '2' } }];
  const known = { query: { sportId: '3' }, count: 4 };
  const search = { query: { search: 'zwem' } };
  expect([...viewsToCount([all, current, known, search, other], current)]).toEqual([all, other]);
  expect([...viewsToCount([all], all)]).toEqual([]);
});

test('counts only the first eight views besides the current one', () => {
  const many = views(20);
  expect([...viewsToCount(many, many[2])]).toEqual([...many.slice(0, 2), ...many.slice(3, 9)]);
});
