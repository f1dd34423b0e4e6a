import { expect, test } from 'vitest';
import { isOnScreen, tabErrors, findTab } from './edit-tabs.ts';

test.each([
  ['/a/1', '/a/1', {}, true],
  ['/a/1/', '/a/1', { page: '2' }, true],
  ['/a/1', '/a/1', { tab: 'hours' }, false],
  ['/a/1?tab=hours', '/a/1', { tab: 'hours' }, true],
  ['?tab=hours', '/a/1', { tab: 'hours' }, true],
  ['/a/1/hours', '/a/1', {}, false],
])('tab %s is active at %s %j: %s', (href, pathname, search, expected) => {
  expect(isOnScreen(href, pathname, search)).toBe(expected);
});

const tabs = [
  { href: '/a', label: 'A', fields: ['name'] },
  { href: '/b', label: 'B', fields: ['contacts'] },
  { href: '/c', label: 'C' },
];

test('a tab counts and finds the errors of its fields', () => {
  const errors = { 'contacts.1.roles': ['x'], name: ['y'] };
  expect(tabs.map((tab) => tabErrors(tab, errors))).toEqual([1, 1, undefined]);
  expect(findTab(tabs, 'contacts.1.roles')?.href).toBe('/b');
  expect(findTab(tabs, 'unknown')).toBeUndefined();
});
