import { expect, test } from 'vitest';
import { arranged } from './grid-head.ts';

const isHead = (cells: readonly string[]) => cells.every((cell) => !/\d/.test(cell));

test('pasted columns are put in the order of the grid, whatever their order in the sheet', () => {
  const copied = [
    ['Trainer', 'Zaal', 'Dag', 'Datum', 'Van:', 'Tot:'],
    ['Daan', 'Sporthal West', 'di', '1-12-2026', '19:00', '20:00'],
    ['Noor', '', 'di', '8-12-2026'],
  ];
  expect(arranged(copied, isHead)).toEqual({
    matrix: [
      ['1-12-2026', '19:00', '20:00', '', 'Sporthal West', ''],
      ['8-12-2026', '', '', '', '', ''],
    ],
    column: 0,
  });
});

test('leaves out a header row with unknown names, and keeps all rows when there is no header', () => {
  const rows = [['1-12-2026', '19:00', '20:00']];
  expect(arranged([['Wat', 'Hoe', 'Wie'], ...rows], isHead)).toEqual({ matrix: rows });
  expect(arranged(rows, isHead)).toEqual({ matrix: rows });
  expect(arranged([['3-12-2026', '9:00'], ...rows], isHead).matrix).toHaveLength(2);
});
