import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../page/IconButton.tsx';
import { useWords } from '../Words.tsx';
import { type CellMark, GridCell, type GridColumn } from './GridCell.tsx';
import { isInside } from './grid-rows.ts';
import type { Grid } from './use-grid.ts';
import { useGridClipboard } from './use-grid-clipboard.ts';
import { useGridCommands } from './use-grid-commands.ts';
import { useGridSelection } from './use-grid-selection.ts';
import './grid.css';

export type CellGridProps = {
  label: string;
  columns: readonly GridColumn[];
  grid: Grid;
  /** Most rows that it takes. */
  most: number;
  markOf: (row: number, column: number) => CellMark | undefined;
  /** The text of a cell as it stands after it was typed or pasted: `3-11-2026` as `di 3 nov 2026`. */
  tidy: (text: string, column: number) => string;
  /** Whether copied cells are the head of a table: they are not pasted. */
  isHeading: (cells: readonly string[]) => boolean;
  /** The text of a cell that is filled from the one above it. */
  filled: (above: string, column: number) => string;
};

/** Rows of cells that are typed in like a spreadsheet: arrows, Enter and Tab, copy and paste, fill down, undo. Cards on the phone. */
export function CellGrid(props: CellGridProps) {
  const { label, columns, grid, most, markOf } = props;
  const w = useWords().grid;
  const id = useId();
  const { range, focus, select } = useGridSelection(id, grid.rows.length);
  const run = useGridCommands(props, { range, focus, select });
  const clipboard = useGridClipboard(props, range);
  return (
    <div className="cellgrid">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid pattern on a table */}
      <table role="grid" aria-label={label} aria-rowcount={grid.rows.length} aria-multiselectable>
        <thead>
          <tr>
            <th scope="col" className="rownumber">
              <span className="vh">{w.row}</span>
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
            <GridLine key={row.key} {...{ id, index, columns }} onRemove={() => run.removeRows(index, index)}>
              {(column, at) => (
                <GridCell
                  key={column.label}
                  id={`${id}-${index}-${at}`}
                  column={column}
                  label={w.cell(column.label, index + 1)}
                  text={row.cells[at] ?? ''}
                  listId={column.options && `${id}-list-${at}`}
                  mark={markOf(index, at)}
                  isSelected={isInside(range, index, at)}
                  onCommit={(text) => run.write({ row: index, column: at }, text)}
                  onCommand={(command) => run.command({ row: index, column: at }, command)}
                  onFocus={() => select({ row: index, column: at })}
                  onExtend={() => select({ row: index, column: at }, true)}
                  onPaste={(event) => clipboard.paste({ row: index, column: at }, event)}
                  onCopy={clipboard.copy}
                />
              )}
            </GridLine>
          ))}
        </tbody>
      </table>
      <Suggestions id={id} columns={columns} />
      <p className="vh" aria-live="polite">
        {grid.rows.length >= most && w.full(most)}
      </p>
    </div>
  );
}

type GridLineProps = {
  index: number;
  columns: readonly GridColumn[];
  onRemove: () => void;
  children: (column: GridColumn, at: number) => ReactNode;
};

function GridLine({ index, columns, onRemove, children }: GridLineProps) {
  const w = useWords().grid;
  return (
    <tr>
      <th scope="row" className="rownumber num">
        {index + 1}
      </th>
      {columns.map(children)}
      <td className="rowtools">
        <IconButton
          label={w.removeRow(index + 1)}
          icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
          isSmall
          tabIndex={-1}
          onClick={onRemove}
        />
      </td>
    </tr>
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
