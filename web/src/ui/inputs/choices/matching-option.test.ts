import { expect, test } from 'vitest';
import { matchingOptions, meantOption } from './matching-option.ts';

const options = ['Zwemmen', 'Zwemmen met baby', 'Aquajoggen', 'Waterpolo'].map((label) => ({ label }));

test.each([
  ['zwemmen', 'Zwemmen'],
  [' Aqua ', 'Aquajoggen'],
  ['zwem', undefined],
  ['polo', undefined],
  ['schaken', undefined],
  ['', undefined],
])('“%s” typed means %s', (typed, label) => {
  expect(meantOption(options, typed)?.label).toBe(label);
});

test('a disabled option is never meant', () => {
  expect(meantOption([{ label: 'Judo', disabled: true }], 'judo')).toBeNull();
});

test('a list shows the options with the typed text anywhere', () => {
  expect(matchingOptions(options, 'polo').map(({ label }) => label)).toEqual(['Waterpolo']);
});
