import type { Matrix } from '../cells/tab-separated.ts';

/** A row of typed texts. Its key stays the same when rows above are removed. */
export type GridRow = { readonly key: number; readonly cells: readonly string[] };
export type GridRows = readonly GridRow[];

export type CellPosition = { readonly row: number; readonly column: number };
/** A rectangle of cells, given by two opposite corners. */
export type Range = { readonly from: CellPosition; readonly to: CellPosition };

export const isBlank = ({ cells }: GridRow): boolean => cells.every((cell) => cell.trim() === '');

const nextKey = (rows: GridRows): number => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** Adds blank rows at the end, up to `most` rows in all. */
export function withBlankRows(
  rows: GridRows,
  { count, columns, most }: { count: number; columns: number; most: number },
) {
  const first = nextKey(rows);
  const room = Math.max(0, Math.min(count, most - rows.length));
  const blank = Array.from({ length: room }, (_, index) => ({
    key: first + index,
    cells: Array<string>(columns).fill(''),
  }));
  return [...rows, ...blank];
}

export function boundsOf({ from, to }: Range) {
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

export function isInside(range: Range | null, row: number, column: number): boolean {
  if (range === null) return false;
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

type Write = (text: string, position: CellPosition) => string;

/** Rewrites every cell of a rectangle. */
export function writeCells(rows: GridRows, range: Range, write: Write): GridRows {
  return rows.map((row, index) => {
    const cells = row.cells.map((text, column) =>
      isInside(range, index, column) ? write(text, { row: index, column }) : text,
    );
    return cells.some((text, column) => text !== row.cells[column]) ? { ...row, cells } : row;
  });
}

/** Pastes cells, the first at `at`. Adds rows where needed; drops cells to the right of the last column. */
export function pasteCells(
  rows: GridRows,
  at: CellPosition,
  { matrix, most }: { matrix: Matrix; most: number },
): GridRows {
  const columns = rows[0]?.cells.length ?? 0;
  const roomy = withBlankRows(rows, { count: at.row + matrix.length - rows.length, columns, most });
  const width = Math.max(...matrix.map((cells) => cells.length));
  const to = { row: at.row + matrix.length - 1, column: Math.min(columns, at.column + width) - 1 };
  return writeCells(
    roomy,
    { from: at, to },
    (text, position) => matrix[position.row - at.row]?.[position.column - at.column] ?? text,
  );
}

export function copyCells(rows: GridRows, range: Range): Matrix {
  const { top, bottom, left, right } = boundsOf(range);
  return rows.slice(top, bottom + 1).map(({ cells }) => cells.slice(left, right + 1));
}
