import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  currentTab,
  type EditTab,
  fieldsOfBody,
  fieldsOn,
  findTab,
  isOnScreen,
  type TabByField,
  tabErrors,
} from './edit-tabs.ts';

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

test.each([
  ['/books', {}, '/books'],
  ['/books/provider', {}, '/books/provider'],
  ['/books/provider/findings', { status: 'open' }, '/books/provider'],
  ['/books/providers', {}, '/books'],
  ['/books', { tab: 'days' }, '/books?tab=days'],
  ['/books', { tab: 'unknown' }, '/books'],
  ['/other', {}, undefined],
])('at %s %j the tab is %s', (pathname, search, expected) => {
  const bar = ['/books', '/books?tab=days', '/books/provider'].map((href) => ({ href, label: href }));
  expect(currentTab(bar, pathname, search)?.href).toBe(expected);
});

test('an unknown tab is the one without a value, also when its address is relative', () => {
  const bar = ['?', '?tab=rates'].map((href) => ({ href, label: href }));
  expect(currentTab(bar, '/finances', { tab: 'unknown' })?.href).toBe('?');
  expect(currentTab(bar, '/finances', { tab: 'rates' })?.href).toBe('?tab=rates');
});

type Draft = { name?: string; contacts?: number[]; updated_at?: string };
const tabByField: TabByField<Draft, 'a' | 'b'> = { name: 'a', contacts: 'b' };
const tabs: EditTab[] = [
  { href: '/a', label: 'A', fields: fieldsOn(tabByField, 'a') },
  { href: '/b', label: 'B', fields: fieldsOn(tabByField, 'b') },
  { href: '/c', label: 'C' },
];

test('counts the errors in the fields of a tab, and finds the tab of a field', () => {
  const errors = { 'contacts.1.roles': ['x'], name: ['y'] };
  expect(tabs.map((tab) => tabErrors(tab, errors))).toEqual([1, 1, undefined]);
  expect(findTab(tabs, 'contacts.1.roles')?.href).toBe('/b');
  expect(findTab(tabs, 'unknown')).toBeUndefined();
});

test('a field that is on no tab does not compile', () => {
  // @ts-expect-error -- contacts is on no tab
  const lacking: TabByField<Draft, 'a' | 'b'> = { name: 'a' };
  // @ts-expect-error -- a list written by hand may leave out a field
  const byHand: EditTab = { href: '/a', label: 'A', fields: ['name'] };
  expect([Object.keys(lacking), byHand.fields]).toEqual([['name'], ['name']]);
});

test('a form on one tab has all fields of its body on that tab', () => {
  const body = z.object({ name: z.string(), updated_at: z.string().optional() }).transform((draft) => draft);
  expect(fieldsOfBody({ body })).toEqual(['name']);
});
