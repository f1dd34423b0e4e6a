import { expect, test } from 'vitest';
import { type Column, chosenColumns, nextSort } from './columns.ts';

const column = (id: string): Column<string> => ({ id, header: id, cell: (row) => row });
const columns = ['name', 'city', 'since'].map(column);
const idsOf = (ids: readonly string[] | null) => chosenColumns(columns, ids).map((c) => c.id);

test('without a choice all columns show in their own order', () => {
  expect(idsOf(null)).toEqual(['name', 'city', 'since']);
});

test('a choice orders the columns, keeps the first and drops unknown ids', () => {
  expect(idsOf(['since', 'gone', 'name'])).toEqual(['name', 'since']);
});

test('sorting by the same column again reverses it, another column starts ascending', () => {
  const once = nextSort(null, 'name');
  expect(once).toEqual({ by: 'name', direction: 'asc' });
  expect(nextSort(once, 'name').direction).toBe('desc');
  expect(nextSort({ by: 'name', direction: 'desc' }, 'name').direction).toBe('asc');
  expect(nextSort(once, 'city')).toEqual({ by: 'city', direction: 'asc' });
});
