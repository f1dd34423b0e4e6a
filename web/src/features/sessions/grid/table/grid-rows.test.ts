import { expect, test } from 'vitest';
import { copyCells, isBlank, pasteCells, withBlankRows, writeCells } from './grid-rows.ts';

const grid = [
  { key: 1, cells: ['a', 'b', 'c'] },
  { key: 2, cells: ['d', 'e', 'f'] },
];
const textsOf = (rows: readonly { cells: readonly string[] }[]) => rows.map(({ cells }) => cells.join(''));

test('copied cells replace existing cells, and rows are added when there are too few', () => {
  const matrix = [
    ['1', '2'],
    ['3', '4'],
  ];
  const pasted = pasteCells(grid, { row: 1, column: 1 }, { matrix, most: 10 });
  expect(textsOf(pasted)).toEqual(['abc', 'd12', '34']);
  expect(pasted.map(({ key }) => key)).toEqual([1, 2, 3]);
});

test('cells that don’t fit at the right or below the maximum are dropped', () => {
  const matrix = [['1', '2', '3'], ['4'], ['5']];
  expect(textsOf(pasteCells(grid, { row: 1, column: 2 }, { matrix, most: 3 }))).toEqual(['abc', 'de1', '4']);
});

test('a short copied row leaves the other cells unchanged', () => {
  expect(textsOf(pasteCells(grid, { row: 0, column: 0 }, { matrix: [['1', '2', '3'], ['4']], most: 9 }))).toEqual([
    '123',
    '4ef',
  ]);
});

test('a selection works from any corner, and unchanged rows stay the same objects', () => {
  const range = { from: { row: 1, column: 2 }, to: { row: 1, column: 1 } };
  const cleared = writeCells(grid, range, () => '');
  expect(textsOf(cleared)).toEqual(['abc', 'd']);
  expect(cleared[0]).toBe(grid[0]);
  expect(copyCells(grid, range)).toEqual([['e', 'f']]);
});

test('blank rows are added at the end, up to the maximum', () => {
  const rows = withBlankRows(grid, { count: 5, columns: 3, most: 4 });
  expect(rows.map(isBlank)).toEqual([false, false, true, true]);
});
