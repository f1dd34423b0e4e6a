import { QueryFlag, QueryId } from '@move/contract/kit/fields.ts';
import { pageQuery } from '@move/contract/kit/paging.ts';
import { expect, test } from 'vitest';
import { changedQuery, filtersInUse, isSameView, validQuery, viewOfQuery, withoutDefaults } from './url-state.ts';

const schema = pageQuery({
  sort: ['name', 'city'],
  filters: { sportId: QueryId.optional(), hidden: QueryFlag.optional() },
});

test.each([
  [
    { page: '2', sort: 'city', order: 'desc' },
    { page: '2', sort: 'city', order: 'desc' },
  ],
  [
    { page: 2, hidden: true },
    { page: '2', hidden: '1' },
  ],
  [{ page: '0', itemsPerPage: '99999', sort: 'colour', order: 'up' }, {}],
  [{ sportId: 'x', hidden: 'maybe', unknown: '1' }, {}],
  [{ search: 'bad', page: '' }, { search: 'bad' }],
  [{ page: { $gt: 1 }, search: null }, {}],
])('keeps only what the endpoint understands: %j', (search, expected) => {
  expect(validQuery(schema, search)).toEqual(expected);
});

test('leaves out the defaults', () => {
  expect(withoutDefaults(schema, { page: '1', itemsPerPage: '25', sort: 'name', order: 'asc', search: '' })).toEqual(
    {},
  );
  expect(withoutDefaults(schema, { page: '3', sort: 'city', sportId: '4' })).toEqual({
    page: '3',
    sort: 'city',
    sportId: '4',
  });
});

test('a change returns to page 1, except a change of page', () => {
  expect(changedQuery({ page: '4', sort: 'city' }, { sportId: '2' })).toEqual({ sort: 'city', sportId: '2' });
  expect(changedQuery({ page: '4', sportId: '2' }, { page: '5' })).toEqual({ page: '5', sportId: '2' });
  expect(changedQuery({ sportId: '2' }, { sportId: undefined })).toEqual({});
});

test('two views are equal on any page', () => {
  expect(isSameView({ sort: 'city', page: '2', itemsPerPage: '50' }, { sort: 'city' })).toBe(true);
  expect(isSameView({ sort: 'city' }, {})).toBe(false);
});

test('lists the filters only', () => {
  expect(filtersInUse({ page: '2', search: 'x', sort: 'name', sportId: '3' })).toEqual(['sportId']);
});

test('a view that is sorted or filtered further stays chosen, and is marked as changed', () => {
  const all = { query: {} };
  const judo = { query: { sportId: '3' } };
  const views = [all, judo];
  expect(viewOfQuery(views, { sportId: '3', page: '2' }, undefined)).toEqual({ view: judo, isChanged: false });
  expect(viewOfQuery(views, { sportId: '3', sort: 'city' }, undefined)).toEqual({ view: judo, isChanged: true });
  expect(viewOfQuery(views, { sportId: '3', search: 'x' }, judo)).toEqual({ view: judo, isChanged: true });
  expect(viewOfQuery(views, {}, judo)).toEqual({ view: all, isChanged: false });
  expect(viewOfQuery(views, { sort: 'city' }, undefined)).toEqual({ view: all, isChanged: true });
  expect(viewOfQuery(views, { search: 'x' }, undefined)).toEqual({ view: undefined, isChanged: false });
});
