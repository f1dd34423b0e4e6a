import { expect, test } from 'vitest';
import { surnameSortKey } from './surname.ts';

test.each([
  ['van den Berg', 'berg'],
  ['de Vries', 'vries'],
  ['Van der Hoeven-Jansen', 'hoeven-jansen'],
  ["in 't Veld", 'veld'],
  ['van ’t Hof', 'hof'],
  ["d'Ancona", 'ancona'],
  ['Müller', 'muller'],
  ['Denneboom', 'denneboom'],
  ['Vandenberg', 'vandenberg'],
  ['Van', 'van'],
  ['de', 'de'],
])('%s is sorted under %s', (name, key) => {
  expect(surnameSortKey(name)).toBe(key);
});
