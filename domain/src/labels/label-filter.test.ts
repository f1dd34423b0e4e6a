import { expect, test } from 'vitest';
import { EMPTY_FILTER, hasConditions, labelFilterViolations } from './label-filter.ts';

test.each([
  ['nothing', {}, false],
  ['an age of 0', { min_age: 0 }, true],
  ['a price of 0', { max_price: 0 }, true],
  ['an end date', { end_date: '2026-12-31' }, true],
  ['a sport', { sport_ids: [4] }, true],
  ['an empty list', { tag_ids: [] }, false],
])('only a filter with a condition finds something: %s', (_name, change, answer) => {
  expect(hasConditions({ ...EMPTY_FILTER, ...change })).toBe(answer);
});

test.each([
  [{ min_age: 55, max_age: 54 }, ['min_age']],
  [{ min_age: 55, max_age: 55 }, []],
  [{ min_age: 55 }, []],
  [{ start_date: '2026-06-02', end_date: '2026-06-01' }, ['start_date']],
  [{ start_date: '2026-06-01', end_date: '2026-06-01' }, []],
  [{ min_price: 1, max_price: 0 }, ['min_price']],
  [{ min_price: 0, max_price: 0 }, []],
])('%j is refused on %j', (change, fields) => {
  expect(labelFilterViolations({ ...EMPTY_FILTER, ...change }).map(({ path }) => path.join('.'))).toEqual(fields);
});
