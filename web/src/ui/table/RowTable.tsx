import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { ActionMenu } from '../overlays/menus/ActionMenu.tsx';
import { isPlainClick } from '../page/Anchor.tsx';
import { useWords } from '../Words.tsx';
import { ColumnEdge, type ColumnEdgeProps } from './columns/ColumnEdge.tsx';
import { type Column, nextSort } from './columns/columns.ts';
import { pageState, togglePage, withRange } from './selection.ts';
import type { DataTableProps, RowsProps } from './table-props.ts';
import { type Drawn, useColumnWidths } from './columns/use-column-widths.ts';
import * as look from '../look/look.module.css';
import * as choiceStyles from '../inputs/choices.module.css';
import * as styles from './table.module.css';

type HeaderProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & {
  column: Column<Row>;
  drawn: Drawn;
  edge: ColumnEdgeProps | undefined;
};

const classOf = <Row,>({ align }: Column<Row>, { className }: Drawn): string | undefined =>
  align === 'right' ? `${styles.alignRight} ${className ?? ''}` : className;

function HeaderCell<Row>({ column, sort, onSort, drawn, edge }: HeaderProps<Row>) {
  const { sort: by, header } = column;
  const direction = sort?.by === by ? sort?.direction : undefined;
  const ariaSort = direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending';
  const canSort = by !== undefined && onSort !== undefined;
  const Arrow = direction === 'desc' ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      className={classOf(column, drawn)}
      aria-sort={ariaSort}
      data-column={column.id}
      style={drawn.style ?? { width: column.width }}
    >
      {canSort ? (
        <button
          type="button"
          className={styles.sort}
          data-on={direction !== undefined}
          onClick={() => onSort(nextSort(sort ?? null, by))}
        >
          {header}
          {direction !== undefined && <Arrow size={15} stroke={2} aria-hidden />}
        </button>
      ) : (
        header
      )}
      {edge && <ColumnEdge {...edge} />}
    </th>
  );
}

function PageCheckbox({
  selected,
  onSelect,
  keys,
}: {
  selected: ReadonlySet<string>;
  onSelect: (next: ReadonlySet<string>) => void;
  keys: readonly string[];
}) {
  const w = useWords();
  const state = pageState(selected, keys);
  return (
    <input
      type="checkbox"
      className={choiceStyles.check}
      aria-label={w.table.chooseAll}
      checked={state === 'all'}
      ref={(input) => {
        if (input !== null) input.indeterminate = state === 'some';
      }}
      onChange={() => onSelect(togglePage(selected, keys))}
    />
  );
}

/** Whether a click opens the row. Not on a control, in the cells of the checkbox and the menu, in a portal, or after selecting text. */
function isRowClick(event: MouseEvent<HTMLElement>): boolean {
  const target = event.target as HTMLElement;
  const isOnControl = target.closest(`a, button, input, label, .${styles.pick}, .${styles.more}`) !== null;
  return isPlainClick(event) && event.currentTarget.contains(target) && !isOnControl && !getSelection()?.toString();
}

function BodyRow<Row>({
  row,
  index,
  choose,
  drawn,
  props,
}: {
  row: Row;
  index: number;
  drawn: (column: number) => Drawn;
  choose: (index: number, isOn: boolean, isRange: boolean) => void;
  props: RowsProps<Row>;
}) {
  const w = useWords();
  const { rowKey, rowName, columns, selected, rowMenu, cursor, onOpen } = props;
  const isChosen = selected?.has(rowKey(row)) ?? false;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row has a link
    <tr
      data-index={index}
      data-sel={isChosen}
      data-cur={index === cursor}
      aria-selected={selected && isChosen}
      tabIndex={-1}
      onClick={(event) => isRowClick(event) && onOpen?.(row)}
    >
      {selected && (
        <td className={styles.pick}>
          <input
            type="checkbox"
            className={choiceStyles.check}
            aria-label={w.table.choose(rowName(row))}
            checked={isChosen}
            onChange={(event) =>
              choose(
                index,
                event.currentTarget.checked,
                event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
              )
            }
          />
        </td>
      )}
      {columns.map((column, at) => (
        // the first column names the row: a screen reader reads it with every other cell
        <td
          key={column.id}
          role={at === 0 ? 'rowheader' : undefined}
          className={classOf(column, drawn(at))}
          style={drawn(at).style}
        >
          {column.cell(row)}
        </td>
      ))}
      {rowMenu && (
        <td className={styles.more}>
          <ActionMenu items={rowMenu(row)} label={w.moreFor(rowName(row))} />
        </td>
      )}
    </tr>
  );
}

function TotalsRow<Row>({ columns, totals, selected, rowMenu }: DataTableProps<Row>) {
  if (totals === undefined) return null;
  const [first, ...others] = columns;
  const found = others.findIndex((column) => totals[column.id] !== undefined);
  // the first cell extends to the first total, so that its label has room
  const span = found === -1 ? columns.length : found + 1;
  return (
    <tfoot>
      <tr>
        {selected && <td />}
        <td colSpan={span}>{first && totals[first.id]}</td>
        {columns.slice(span).map((column) => (
          <td key={column.id} className={column.align === 'right' ? styles.alignRight : undefined}>
            {totals[column.id]}
          </td>
        ))}
        {rowMenu && <td />}
      </tr>
    </tfoot>
  );
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** The table itself, from 640 px. */
export function RowTable<Row>(props: RowsProps<Row>) {
  const { rows, columns, rowKey, selected, onSelect, rowMenu, density, label, rowWindow } = props;
  const w = useWords();
  const lastClicked = useRef(0);
  const { table, style, isDrawn, cell, edge } = useColumnWidths(props);
  const span = columns.length + (selected ? 1 : 0) + (rowMenu ? 1 : 0);
  const choose = (index: number, isOn: boolean, isRange: boolean) => {
    const [from, to] = isRange
      ? [Math.min(lastClicked.current, index), Math.max(lastClicked.current, index)]
      : [index, index];
    lastClicked.current = index;
    onSelect?.(withRange(selected ?? new Set(), rows.slice(from, to + 1).map(rowKey), isOn));
  };
  return (
    <table
      ref={table}
      className={density === 'compact' ? `${styles.table} ${styles.compact}` : styles.table}
      data-drawn={isDrawn}
      style={style}
      aria-label={label}
      aria-rowcount={rows.length + 1}
    >
      <thead>
        <tr>
          {selected && onSelect && (
            <th scope="col" className={styles.pick}>
              <PageCheckbox {...{ selected, onSelect }} keys={rows.map(rowKey)} />
            </th>
          )}
          {columns.map((column, at) => (
            <HeaderCell
              key={column.id}
              {...{ column }}
              drawn={cell(at)}
              edge={edge?.(at, column.id)}
              sort={props.sort}
              onSort={props.onSort}
            />
          ))}
          {rowMenu && (
            <th scope="col" className={styles.more}>
              <span className={look.visuallyHidden}>{w.table.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <Gap height={rowWindow.before} span={span} />
        {rowWindow.indexes.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <BodyRow key={rowKey(row)} {...{ row, index, choose, props }} drawn={cell} />
          );
        })}
        <Gap height={rowWindow.after} span={span} />
      </tbody>
      <TotalsRow {...props} />
    </table>
  );
}
