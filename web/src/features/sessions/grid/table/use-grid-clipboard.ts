import type { ClipboardEvent } from 'react';
import type { CellGridProps } from './CellGrid.tsx';
import { copyCells, pasteCells, type CellPosition, type Range, writeCells } from './grid-rows.ts';
import { readTabSeparated, writeTabSeparated } from '../cells/tab-separated.ts';

/** Copies and pastes cells. The browser pastes a single text, but when several cells are selected, it is pasted into all of them. */
export function useGridClipboard({ grid, most, tidy, arrange, onTooMany }: CellGridProps, range: Range | null) {
  const isMany = range !== null && (range.from.row !== range.to.row || range.from.column !== range.to.column);
  const paste = (position: CellPosition, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\r\n]/.test(text.trim()) && !isMany) return;
    event.preventDefault();
    const { matrix, column = position.column } = arrange(readTabSeparated(text));
    const isOne = matrix.length === 1 && matrix[0]?.length === 1;
    if (isOne && range) {
      grid.change((rows) => writeCells(rows, range, (_, { column }) => tidy(matrix[0]?.[0] ?? '', column)));
      return;
    }
    const tidied = matrix.map((cells) => cells.map((cell, index) => tidy(cell, column + index)));
    grid.change((rows) => pasteCells(rows, { row: position.row, column }, { matrix: tidied, most }));
    const lost = position.row + matrix.length - most;
    if (lost > 0) onTooMany(lost);
  };
  const copy = (event: ClipboardEvent) => {
    if (!isMany || range === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTabSeparated(copyCells(grid.rows, range)));
  };
  return { paste, copy };
}
