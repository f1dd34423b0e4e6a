import { expect, test } from 'vitest';
import { filterViolations } from './filter-lists.ts';

test('a key occurs once in the two lists together', () => {
  expect(filterViolations({ primary: [{ key: 'sport' }], secondary: [{ key: 'date' }] })).toEqual([]);
  expect(filterViolations({ primary: [{ key: 'sport' }, { key: 'sport' }], secondary: [] })).toEqual([
    { path: ['primary', 1, 'key'], key: 'filters.once' },
  ]);
  expect(filterViolations({ primary: [{ key: 'sport' }], secondary: [{ key: 'date' }, { key: 'sport' }] })).toEqual([
    { path: ['secondary', 1, 'key'], key: 'filters.once' },
  ]);
});
