import { expect, test } from 'vitest';
import { resolveAddress, safeRedirect, writeSearch } from './addresses.ts';

const origin = 'https://move.example';

test.each([
  ['/organizations/4/locations?page=2#x', '/organizations/4/locations?page=2#x'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['/login', null],
  ['/logout//', null],
  ['/Logout/', null],
  ['/', null],
  ['', null],
  [undefined, null],
])('after login, the redirect %j opens %j (null: it is ignored)', (text, target) => {
  expect(safeRedirect(text, origin)).toBe(target);
});

test('relative URLs start from the current URL', () => {
  expect(resolveAddress('/organizations/4/locations/', 'create')).toBe('/organizations/4/locations/create');
  expect(resolveAddress('/organizations/4/locations', 12)).toBe('/organizations/4/locations/12');
  expect(resolveAddress('/a', '?tab=hours')).toBe('/a?tab=hours');
  expect(resolveAddress('/a', '/b')).toBe('/b');
});

test('empty values are left out of the query', () => {
  expect(writeSearch({ page: 2, search: '', sport: null, tab: 'a b' })).toBe('?page=2&tab=a+b');
  expect(writeSearch({ search: '' })).toBe('');
});
