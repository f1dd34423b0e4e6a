import type {
  DoubleChoice,
  ImportDouble,
  ImportError,
  ImportReport,
  ImportRow,
} from '@move/contract/imports/imports.ts';
import { columnName, type OrganizationColumn } from '@move/domain/imports/organization-columns.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { RowWindow } from '../../ui/table/row-window.ts';
import { VirtualRows } from '../../ui/table/VirtualRows.tsx';
import { type CellPosition, ImportCell } from './ImportCell.tsx';
import { DoubleCell } from './DoubleChoice.tsx';
import { importMessages } from './imports.messages.ts';
import { choiceFor, type Choices, chosenColumns } from './use-list-check.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';
import * as styles from './imports.module.css';

export type GridHandle = { toNextProblem: () => void };

type ImportGridProps = {
  ref: Ref<GridHandle>;
  report: ImportReport;
  rows: readonly ImportRow[];
  choices: Choices;
  onEdit: (line: number, field: OrganizationColumn, value: string) => void;
  onChoose: (double: ImportDouble, choice: DoubleChoice) => void;
};

const ROW_HEIGHT = 40;
const LINE_WIDTH = 88;
const DOUBLE_WIDTH = 300;
/**
 * Widths in px, with room for an error text. They are fixed, because widths that follow the visible rows would jump while scrolling. The
 * columns of most lists fit next to the menu on a screen of 1440 px.
 */
const WIDTHS: Partial<Record<OrganizationColumn, number>> = {
  name: 200,
  street: 150,
  house_number: 122,
  zipcode: 140,
  city: 130,
  country_code: 124,
  description: 280,
  kvk_number: 150,
  email: 220,
};
const WIDTH = 200;
/** The first column, wherever it is in the file; it stays in sight, so that the user sees which organisation a cell belongs to. */
const NAME: OrganizationColumn = 'name';

type UsedColumn = { at: number; field: OrganizationColumn };
const keyOf = (line: number, field: OrganizationColumn | null) => `${line} ${field ?? ''}`;

/** The rows as a sheet: arrows move between cells, Enter edits one, and only the visible rows are rendered. */
export function ImportGrid({ ref, report, rows, choices, onEdit, onChoose }: ImportGridProps) {
  const t = useMessages(importMessages).check;
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const rowWindow = useRef<RowWindow>(null);
  const [focused, setFocused] = useState<CellPosition>({ row: -1, column: -1 });
  const columns = useMemo(
    () =>
      report.columns
        .flatMap(({ field }, at): UsedColumn[] => (field === null ? [] : [{ at, field }]))
        .toSorted((a, b) => Number(b.field === NAME) - Number(a.field === NAME)),
    [report.columns],
  );
  const doubleByLine = useMemo(() => new Map(report.doubles.map((double) => [double.line, double])), [report.doubles]);
  const hasDoubles = doubleByLine.size > 0;
  const errorsByCell = useMemo(() => byCell(report.errors), [report.errors]);
  const wrongByLine = useMemo(() => fieldsByLine(report.errors), [report.errors]);
  const focus = (position: CellPosition) => {
    setFocused(position);
    rowWindow.current?.scrollTo(position.row);
    // after two frames, because the row is rendered only once the list has scrolled to it
    requestAnimationFrame(() => requestAnimationFrame(() => focusCell(container.current, position)));
  };
  useImperativeHandle(ref, () => ({
    toNextProblem: () => {
      const position = nextProblem({ rows, columns, errorsByCell }, focused);
      if (position) focus(position);
    },
  }));
  const walk = (event: KeyboardEvent) => {
    const position = neighbour(event, { rows: rows.length, columns: columns.length });
    if (!position) return;
    event.preventDefault();
    focus(position);
  };
  return (
    <div
      ref={container}
      className={`${tableStyles.wrap} ${styles.grid}`}
      role="region"
      aria-label={t.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keys
      tabIndex={0}
    >
      <VirtualRows count={rows.length} container={container} rowHeight={ROW_HEIGHT} isMeasured>
        {(inSight) => {
          rowWindow.current = inSight;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the buttons inside
            <table
              className={`${tableStyles.table} ${tableStyles.compact}`}
              style={{ width: widthOf(columns) + (hasDoubles ? DOUBLE_WIDTH : 0) }}
              aria-label={t.title}
              aria-rowcount={rows.length + 1}
              onKeyDown={walk}
            >
              <colgroup>
                <col style={{ width: LINE_WIDTH }} />
                {hasDoubles && <col style={{ width: DOUBLE_WIDTH }} />}
                {columns.map(({ field }) => (
                  <col key={field} style={{ width: WIDTHS[field] ?? WIDTH }} />
                ))}
              </colgroup>
              <thead>
                <tr>
                  <th scope="col">{t.line}</th>
                  {hasDoubles && <th scope="col">{t.doubleColumn}</th>}
                  {columns.map(({ field }) => (
                    <th key={field} scope="col" data-name={field === NAME || undefined}>
                      {columnName(field, locale)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <Gap height={inSight.before} span={columns.length + 2} />
                {inSight.indexes.map((index) => {
                  const row = rows[index];
                  const double = row && doubleByLine.get(row.line);
                  return row === undefined ? null : (
                    <tr key={row.line} data-index={index} ref={inSight.measure} aria-rowindex={index + 2}>
                      <th scope="row" className={look.figures}>
                        {row.line}
                        {wrongByLine.has(row.line) && <Problem fields={wrongByLine.get(row.line) ?? []} />}
                      </th>
                      {hasDoubles && (
                        <td data-double={double !== undefined || undefined}>
                          {double && (
                            <DoubleCell
                              double={double}
                              row={row}
                              columns={chosenColumns(report)}
                              choice={choiceFor(choices, double)}
                              onChoose={(choice) => onChoose(double, choice)}
                            />
                          )}
                        </td>
                      )}
                      {columns.map(({ at, field }, column) => (
                        <ImportCell
                          key={field}
                          position={{ row: index, column }}
                          line={row.line}
                          name={columnName(field, locale)}
                          value={row.cells[at] ?? ''}
                          staysInSight={field === NAME}
                          errors={errorsAt(errorsByCell, row.line, { field, column })}
                          onFocus={setFocused}
                          onEdit={(value) => onEdit(row.line, field, value)}
                        />
                      ))}
                    </tr>
                  );
                })}
                <Gap height={inSight.after} span={columns.length + 2} />
              </tbody>
            </table>
          );
        }}
      </VirtualRows>
    </div>
  );
}

/** Marks a row with errors at its number, which stays in sight, and names the columns with errors, which may be out of sight. */
function Problem({ fields }: { fields: readonly (OrganizationColumn | null)[] }) {
  const t = useMessages(importMessages).check;
  const locale = useLocale();
  const names = fields.flatMap((field) => (field === null ? [] : columnName(field, locale)));
  const text = t.problem(names.join(', '));
  return (
    <span className={styles.problem} title={text}>
      <IconAlertCircle size={15} stroke={2} aria-hidden />
      <span className={look.visuallyHidden}>{text}</span>
    </span>
  );
}

const widthOf = (columns: readonly UsedColumn[]) =>
  columns.reduce((sum, { field }) => sum + (WIDTHS[field] ?? WIDTH), LINE_WIDTH);

function byCell(errors: readonly ImportError[]): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const { line, field, message } of errors) {
    const key = keyOf(line, field);
    messages.set(key, [...(messages.get(key) ?? []), message]);
  }
  return messages;
}

/** The fields with errors of each line; null for an error of the row as a whole. */
function fieldsByLine(errors: readonly ImportError[]): Map<number, (OrganizationColumn | null)[]> {
  const lines = Map.groupBy(errors, ({ line }) => line);
  return new Map([...lines].map(([line, own]) => [line, [...new Set(own.map(({ field }) => field))]]));
}

/** The errors of a cell. The first cell of a row also shows the errors of the whole row. */
function errorsAt(
  errorsByCell: ReadonlyMap<string, string[]>,
  line: number,
  { field, column }: { field: OrganizationColumn; column: number },
): string[] {
  const own = errorsByCell.get(keyOf(line, field)) ?? [];
  return column === 0 ? [...(errorsByCell.get(keyOf(line, null)) ?? []), ...own] : own;
}

type Sheet = {
  rows: readonly ImportRow[];
  columns: readonly UsedColumn[];
  errorsByCell: ReadonlyMap<string, string[]>;
};

/** The first invalid cell after the focused one; after the last, the first again. */
function nextProblem({ rows, columns, errorsByCell }: Sheet, from: CellPosition): CellPosition | null {
  const positions = rows.flatMap(({ line }, row) => {
    const wrong = columns.flatMap(({ field }, column) =>
      errorsByCell.has(keyOf(line, field)) ? [{ row, column }] : [],
    );
    // an error of the whole row is shown on its first cell
    return wrong.length === 0 && errorsByCell.has(keyOf(line, null)) ? [{ row, column: 0 }] : wrong;
  });
  const isAfter = ({ row, column }: CellPosition) => row > from.row || (row === from.row && column > from.column);
  return positions.find(isAfter) ?? positions[0] ?? null;
}

function neighbour(event: KeyboardEvent, size: { rows: number; columns: number }): CellPosition | null {
  const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('button[data-cell]') : null;
  const [row = 0, column = 0] = cell?.dataset['cell']?.split(' ').map(Number) ?? [];
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return null;
  const steps: Readonly<Record<string, CellPosition>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
  };
  const position = steps[event.key];
  const isInside =
    position && position.row >= 0 && position.row < size.rows && position.column >= 0 && position.column < size.columns;
  return isInside ? position : null;
}

function focusCell(container: HTMLElement | null, { row, column }: CellPosition): void {
  const cell = container?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  cell?.focus({ preventScroll: true });
  cell?.closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
