import { expect, test } from 'vitest';
import { pageState, toggled, togglePage, withRange } from './selection.ts';

const set = (...keys: string[]) => new Set(keys);

test('toggling chooses a row, or removes it from the chosen ones', () => {
  expect(toggled(set('a'), 'b')).toEqual(set('a', 'b'));
  expect(toggled(set('a', 'b'), 'a')).toEqual(set('b'));
});

test('the page checkbox shows whether none, some or all rows are chosen', () => {
  expect(pageState(set('x'), ['a', 'b'])).toBe('none');
  expect(pageState(set('a'), ['a', 'b'])).toBe('some');
  expect(pageState(set('a', 'b', 'x'), ['a', 'b'])).toBe('all');
});

test('the page checkbox leaves choices on other pages alone', () => {
  expect(togglePage(set('x', 'a'), ['a', 'b'])).toEqual(set('x', 'a', 'b'));
  expect(togglePage(set('x', 'a', 'b'), ['a', 'b'])).toEqual(set('x'));
});

test('a range gets the state of the last click', () => {
  expect(withRange(set('a'), ['b', 'c'], true)).toEqual(set('a', 'b', 'c'));
  expect(withRange(set('a', 'b', 'c'), ['a', 'b'], false)).toEqual(set('c'));
});
