import { expect, test } from 'vitest';
import { pageQuery } from './paging.ts';

const query = pageQuery({ sort: ['name'] });

test.each(['1', '25', '10000', 7])('%j is a page size', (itemsPerPage) => {
  expect(query.parse({ itemsPerPage }).itemsPerPage).toBe(Number(itemsPerPage));
});

test.each(['1e2', '0x10', ' 5', '5.0', '+5', '-1', '0', '10001', 'veel', ''])('%j is no page size', (itemsPerPage) => {
  expect(query.safeParse({ itemsPerPage }).success).toBe(false);
  expect(query.safeParse({ page: itemsPerPage }).success).toBe(itemsPerPage === '10001');
});

test('the default is the first page of 25', () => {
  expect(query.parse({})).toMatchObject({ page: 1, itemsPerPage: 25 });
});
