import { expect, test } from 'vitest';
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts';

test('tabs separate cells; the line ends of Windows, Mac and Linux separate rows', () => {
  expect(readTabSeparated('a\tb\r\nc\td')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(readTabSeparated('a\nb\rc')).toEqual([['a'], ['b'], ['c']]);
});

test('empty cells are kept, and the line end after the last row adds no row', () => {
  expect(readTabSeparated('a\t\tb\n\t\tc\n')).toEqual([
    ['a', '', 'b'],
    ['', '', 'c'],
  ]);
  expect(readTabSeparated('a\t')).toEqual([['a', '']]);
});

test('a quoted cell may hold tabs, line ends and quotes', () => {
  expect(readTabSeparated('"Zaal ""Noord""\n2e verdieping"\t12')).toEqual([['Zaal "Noord"\n2e verdieping', '12']]);
});

test('written text is read back unchanged', () => {
  const matrix = [
    ['di 3 nov 2026', '', 'a"b'],
    ['x\ty', '2', 'z'],
  ];
  expect(readTabSeparated(writeTabSeparated(matrix))).toEqual(matrix);
});
