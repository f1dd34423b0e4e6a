import { expect, test } from 'vitest';
import { lastListWith, type ListedPage, neighbour, positionInList, rememberListed } from './use-record-position.ts';

const listed: ListedPage = {
  endpoint: 'listLocations',
  params: '{}',
  page: 2,
  itemsPerPage: 3,
  total: 7,
  ids: [40, 50, 60],
  query: {},
};

test('positionInList counts from 1 over all pages; 0 for a record that is not on this page', () => {
  expect(positionInList(listed, 50)).toBe(5);
  expect(positionInList(listed, 99)).toBe(0);
});

test('neighbours are on this page, or on the page before or after', () => {
  expect(neighbour(listed, 50, 1)).toEqual({ id: 60 });
  expect(neighbour(listed, 50, -1)).toEqual({ id: 40 });
  expect(neighbour(listed, 60, 1)).toEqual({ page: 3 });
  expect(neighbour(listed, 40, -1)).toEqual({ page: 1 });
});

test('there is no neighbour past the ends, or for a record that is not on this page', () => {
  expect(neighbour({ ...listed, page: 3, ids: [70] }, 70, 1)).toBeNull();
  expect(neighbour({ ...listed, page: 1, ids: [10, 20, 30] }, 10, -1)).toBeNull();
  expect(neighbour(listed, 99, 1)).toBeNull();
});

test('lastListWith returns the list that showed the record last', () => {
  const own = { name: 'listSessions' } as never;
  const platform = { name: 'listApplicationSessions' } as never;
  rememberListed({ ...listed, endpoint: 'listSessions' });
  rememberListed({ ...listed, endpoint: 'listApplicationSessions', address: '/application/sessions?search=zwem' });
  expect(lastListWith(50, [own, platform])?.address).toBe('/application/sessions?search=zwem');
  rememberListed({ ...listed, endpoint: 'listSessions' });
  expect(lastListWith(50, [own, platform])?.endpoint).toBe('listSessions');
  expect(lastListWith(99, [own, platform])).toBeUndefined();
});

test('remembering a list reads none of its rows', () => {
  const ids = new Proxy([40], {
    get: () => {
      throw new Error('a row was read');
    },
  });
  rememberListed({ ...listed, ids });
  rememberListed({ ...listed, ids });
});
