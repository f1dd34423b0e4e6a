import { useEffect, useId, useMemo, useRef } from 'react';
import { cellMessages } from './cells.messages.ts';
import { useMessages } from '../../../../platform/texts/messages.ts';
import type { CellMark, GridColumn } from './GridCell.tsx';
import { type GridHandlers, GridLine } from './GridLine.tsx';
import type { Matrix } from '../cells/tab-separated.ts';
import type { Grid } from './use-grid.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridCommands } from './use-grid-commands.ts';
import { useGridSelection } from './use-grid-selection.ts';
import * as look from '../../../../ui/look/look.module.css';
import * as styles from './grid.module.css';

/** Cells to paste. They start in `column`, or without it in the column of the focused cell. */
export type Arranged = { matrix: Matrix; column?: number };

export type CellGridProps = {
  label: string;
  columns: readonly GridColumn[];
  grid: Grid;
  /** The maximum number of rows. */
  most: number;
  markOf: (row: number, column: number) => CellMark | undefined;
  /** Formats a typed or pasted text, e.g. `3-11-2026` as `di 3 nov 2026`. */
  tidy: (text: string, column: number) => string;
  /** Turns copied rows into cells to paste: leaves out a header row, and may reorder the columns by its names. */
  arrange: (copied: Matrix) => Arranged;
  /** Called with the number of copied rows that did not fit. */
  onTooMany: (lost: number) => void;
  /** Returns the text that filling down gives a cell, from the text above. */
  filled: (above: string, column: number) => string;
};

/** Rows of cells that work like a spreadsheet: arrows, Enter and Tab, copy and paste, fill down, undo. A phone shows each row as a card. */
export function CellGrid(props: CellGridProps) {
  const { label, columns, grid, most, markOf } = props;
  const w = useMessages(cellMessages);
  const id = useId();
  const { range, focus, select } = useGridSelection(id, grid.rows.length);
  const { write, command, removeRows } = useGridCommands(props, { range, focus, select });
  const clipboard = useGridClipboard(props, range);
  const removeRow = (row: number) => removeRows(row, row);
  const handlers = useSteady({ commit: write, command, select, ...clipboard, removeRow });
  return (
    <div className={styles.grid}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid pattern on a table */}
      <table role="grid" aria-label={label} aria-rowcount={grid.rows.length} aria-multiselectable>
        <thead>
          <tr>
            <th scope="col" className={styles.rowNumber}>
              <span className={look.visuallyHidden}>{w.row}</span>
            </th>
            {columns.map((column) => (
              <th key={column.label} scope="col" style={{ width: column.width }}>
                {column.label}
              </th>
            ))}
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, index) => (
            <GridLine
              key={row.key}
              {...{ id, row, index, columns, range, handlers }}
              marks={columns.map((_, column) => markOf(index, column))}
            />
          ))}
        </tbody>
      </table>
      <Suggestions id={id} columns={columns} />
      <p className={look.visuallyHidden} aria-live="polite">
        {grid.rows.length >= most && w.full(most)}
      </p>
    </div>
  );
}

function Suggestions({ id, columns }: { id: string; columns: readonly GridColumn[] }) {
  return columns.map(({ options, label }, index) =>
    options === undefined ? null : (
      <datalist key={label} id={`${id}-list-${index}`}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    ),
  );
}

/** Returns handlers that never change but always call the latest ones. */
function useSteady(handlers: GridHandlers): GridHandlers {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      commit: (position, text) => latest.current.commit(position, text),
      command: (position, asked) => latest.current.command(position, asked),
      select: (position, isExtending) => latest.current.select(position, isExtending),
      paste: (position, event) => latest.current.paste(position, event),
      copy: (event) => latest.current.copy(event),
      removeRow: (row) => latest.current.removeRow(row),
    }),
    [],
  );
}
