import type { CellGridProps } from './CellGrid.tsx';
import {
  boundsOf,
  type GridRows,
  isInside,
  type CellPosition,
  type Range,
  withBlankRows,
  writeCells,
} from './grid-rows.ts';
import type { GridCommand } from './grid-keys.ts';
import type { useGridSelection } from './use-grid-selection.ts';

type Selection = Pick<ReturnType<typeof useGridSelection>, 'range' | 'focus' | 'select'>;

/** Carries out the commands of a cell's keys. */
export function useGridCommands(
  { grid, columns, most, tidy, filled }: CellGridProps,
  { range, focus, select }: Selection,
) {
  const only = (position: CellPosition): Range => ({ from: position, to: position });
  const chosen = (position: CellPosition) =>
    isInside(range, position.row, position.column) && range ? range : only(position);
  const write = (position: CellPosition, text: string) =>
    grid.change((rows) => writeCells(rows, only(position), () => tidy(text, position.column)));
  const removeRows = (first: number, last: number) =>
    grid.change((rows) => {
      const left = rows.filter((_, index) => index < first || index > last);
      return left.length > 0 ? left : withBlankRows([], { count: 1, columns: columns.length, most });
    });
  const fillDown = (position: CellPosition) => grid.change((rows) => filledDown(rows, chosen(position), filled));
  const removeChosen = (cells: Range) => removeRows(boundsOf(cells).top, boundsOf(cells).bottom);
  const goDown = (position: CellPosition) => {
    if (position.row + 1 === grid.rows.length) {
      grid.change((rows) => withBlankRows(rows, { count: 1, columns: columns.length, most }));
    }
    focus({ ...position, row: position.row + 1 });
  };
  const moveBy = (position: CellPosition, by: CellPosition, isExtending: boolean) => {
    const from = isExtending && range ? range.to : position;
    const to = { row: from.row + by.row, column: from.column + by.column };
    if (to.row < 0 || to.column < 0 || to.row >= grid.rows.length || to.column >= columns.length) return;
    if (isExtending) select(to, true);
    else focus(to);
  };
  const command = (position: CellPosition, asked: GridCommand) => {
    switch (asked.kind) {
      case 'move':
        return moveBy(position, asked.by, asked.isExtending);
      case 'edge':
        return focus({ ...position, column: asked.side === 'first' ? 0 : columns.length - 1 });
      case 'next-row':
        return goDown(position);
      case 'previous-row':
        return moveBy(position, { row: -1, column: 0 }, false);
      case 'clear':
        return grid.change((rows) => writeCells(rows, chosen(position), () => ''));
      case 'fill-down':
        return fillDown(position);
      case 'remove-row':
        return removeChosen(chosen(position));
      case 'undo':
        return grid.undo();
      case 'redo':
        return grid.redo();
      default:
        return undefined;
    }
  };
  return { write, command, removeRows };
}

/** Fills each selected row from the row above. When several rows are selected, the first row is only copied from. */
function filledDown(rows: GridRows, range: Range, filled: CellGridProps['filled']): GridRows {
  const { top, bottom, left, right } = boundsOf(range);
  let next = rows;
  for (let row = top === bottom ? top : top + 1; row <= bottom; row++) {
    const above = next[row - 1]?.cells;
    if (above === undefined) continue;
    const line = { from: { row, column: left }, to: { row, column: right } };
    next = writeCells(next, line, (_, { column }) => filled(above[column] ?? '', column));
  }
  return next;
}
