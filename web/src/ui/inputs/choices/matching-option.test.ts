import { expect, test } from 'vitest';
import { matchingOptions, meantOption, optionByLetters } from './matching-option.ts';

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

test.each([
  ['m', -1, 'Materiaal'],
  ['m', 1, 'Medaille'],
  ['mm', 1, 'Medaille'],
  ['m', 2, 'Materiaal'],
  ['me', 1, 'Medaille'],
  ['ma', 1, 'Materiaal'],
  ['k', -1, null],
  ['x', 0, null],
])('the letters “%s”, typed at option %d, go to %s', (letters, index, expected) => {
  const options = [
    { label: 'Cursusboek' },
    { label: 'Materiaal' },
    { label: 'Medaille' },
    { label: 'Kleding', disabled: true },
  ];
  expect(optionByLetters(options, letters, index)?.label ?? null).toBe(expected);
});
