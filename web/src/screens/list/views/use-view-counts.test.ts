import { expect, test } from 'vitest';
import { viewsToCount } from './use-view-counts.ts';

const views = (count: number) => Array.from({ length: count }, (_, index) => ({ query: { sportId: String(index) } }));

test('neither the current view, nor a search, nor a known count is counted', () => {
  const [all, current, other] = [{ query: {} }, { query: { sportId: '1' } }, { query: { sportId: '2' } }];
  const known = { query: { sportId: '3' }, count: 4 };
  const search = { query: { search: 'zwem' } };
  expect([...viewsToCount([all, current, known, search, other], current)]).toEqual([all, other]);
  expect([...viewsToCount([all], all)]).toEqual([]);
});

test('only the first eight of the other views are counted', () => {
  const many = views(20);
  expect([...viewsToCount(many, many[2])]).toEqual([...many.slice(0, 2), ...many.slice(3, 9)]);
});
