import type { listRates, Rate } from '@move/contract/rates/rates.ts';
import { expect, test } from 'vitest';
import type { List } from '../../screens/list/use-list.ts';
import { withFree } from './with-free.ts';

const rates = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }) as Rate);
const listOf = (stored: number, query = {}) =>
  ({
    view: { query },
    page: 1,
    itemsPerPage: 25,
    isLoading: false,
    rows: rates(stored),
    total: stored,
  }) as unknown as List<typeof listRates>;

test('the free rate adds no second page to a full first page', () => {
  const { rows, total, rowsAbove, itemsPerPage } = withFree(listOf(25), 'nl');
  expect(rows).toHaveLength(26);
  expect([Math.ceil(total / itemsPerPage), rowsAbove]).toEqual([1, 1]);
});

test('the free rate is shown when there are no other rates, but not in a search', () => {
  expect(withFree(listOf(0), 'nl')).toMatchObject({ rows: [{ id: null, name: 'Gratis' }], rowsAbove: 1 });
  expect(withFree(listOf(1, { search: 'jeugd' }), 'nl').rows).toHaveLength(1);
});
