import { IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, memo } from 'react';
import { IconButton } from '../../../../ui/page/IconButton.tsx';
import { cellMessages } from './cells.messages.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { type CellMark, GridCell, type GridColumn } from './GridCell.tsx';
import { type GridRow, isInside, type CellPosition, type Range } from './grid-rows.ts';
import type { GridCommand } from './grid-keys.ts';
import * as look from '../../../../ui/look/look.module.css';
import * as styles from './grid.module.css';

/** The functions of the grid that its cells call; the same object as long as the grid is mounted. */
export type GridHandlers = {
  commit: (position: CellPosition, text: string) => void;
  command: (position: CellPosition, command: GridCommand) => void;
  select: (position: CellPosition, isExtending: boolean) => void;
  paste: (position: CellPosition, event: ClipboardEvent) => void;
  copy: (event: ClipboardEvent) => void;
  removeRow: (row: number) => void;
};

type GridLineProps = {
  /** The id of the grid; the ids of cells start with it. */
  id: string;
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  marks: readonly (CellMark | undefined)[];
  range: Range | null;
  handlers: GridHandlers;
};

function Line({ id, row, index, columns, marks, range, handlers }: GridLineProps) {
  const w = useMessages(cellMessages);
  const at = (column: number): CellPosition => ({ row: index, column });
  return (
    <tr>
      <th scope="row" className={`${styles.rowNumber} ${look.figures}`}>
        {index + 1}
      </th>
      {columns.map((column, number) => (
        <GridCell
          key={column.label}
          id={`${id}-${index}-${number}`}
          column={column}
          label={w.cell(column.label, index + 1)}
          text={row.cells[number] ?? ''}
          listId={column.options && `${id}-list-${number}`}
          mark={marks[number]}
          isSelected={isInside(range, index, number)}
          onCommit={(text) => handlers.commit(at(number), text)}
          onCommand={(command) => handlers.command(at(number), command)}
          onFocus={() => handlers.select(at(number), false)}
          onExtend={() => handlers.select(at(number), true)}
          onPaste={(event) => handlers.paste(at(number), event)}
          onCopy={handlers.copy}
        />
      ))}
      <td className={styles.rowTools}>
        <IconButton
          label={w.removeRow(index + 1)}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          isSmall
          withHint={false}
          tabIndex={-1}
          onClick={() => handlers.removeRow(index)}
        />
      </td>
    </tr>
  );
}

const isSameMark = (one: CellMark | undefined, other: CellMark | undefined) =>
  one?.kind === other?.kind && one?.text === other?.text;

/** Whether a row looks the same as before, so that only changed rows are rendered again; a grid can have hundreds. */
function showsSame(before: GridLineProps, after: GridLineProps): boolean {
  if (before.row !== after.row || before.index !== after.index || before.columns !== after.columns) return false;
  return after.columns.every(
    (_, column) =>
      isSameMark(before.marks[column], after.marks[column]) &&
      isInside(before.range, before.index, column) === isInside(after.range, after.index, column),
  );
}

export const GridLine = memo(Line, showsSame);
