import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { longDate } from '@move/domain/kit/dates.ts';
import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { useMemo, useState } from 'react';
import { useMessages } from '../../platform/messages.ts';
import type { CellMark } from '../../ui/grid/GridCell.tsx';
import { type GridRow, isBlank, withBlankRows } from '../../ui/grid/grid-rows.ts';
import { useGrid } from '../../ui/grid/use-grid.ts';
import { readWrittenDate } from '../../ui/inputs/written-dates.ts';
import { COLUMNS, type GridField, type GridLookups, type ReadRow, readGridRow } from './grid-cells.ts';
import { sessionGridMessages } from './session-grid.messages.ts';

const FIRST_ROWS = 10;
export const blankGrid = () => withBlankRows([], { count: FIRST_ROWS, columns: COLUMNS.length, most: GRID_ROWS_MAX });

/** The cell on which the server's word about a field stands. */
const CELL_OF: Readonly<Record<string, GridField>> = {
  start_date: 'date',
  start_time: 'start',
  end_time: 'end',
  end_date: 'end',
  spots: 'spots',
  location_id: 'location',
  rate_id: 'rate',
};

type Refused = Partial<Record<GridField, string>>;

/** A grid of sessions: its rows, what they say, and what is wrong with which cell, here or according to the server. */
export function useSessionGrid(lookups: GridLookups) {
  const t = useMessages(sessionGridMessages);
  const grid = useGrid(blankGrid);
  // by row as it was sent: whatever is changed in it makes it another one, and the word about it goes
  const [refused, setRefused] = useState<ReadonlyMap<GridRow, Refused>>(new Map());
  const readRow = useMemo(() => readerOf(lookups), [lookups]);
  const read = grid.rows.map((row) => (isBlank(row) ? null : readRow(row)));
  const twice = repeatedIn(read);
  const markOf = (index: number, column: number): CellMark | undefined => {
    const [row, field, said] = [grid.rows[index], COLUMNS[column], read[index]];
    if (row === undefined || field === undefined || !said) return undefined;
    const fault = said.faults[field];
    const text = fault === undefined ? refused.get(row)?.[field] : t.faults[fault];
    if (text !== undefined) return { kind: 'fault', text };
    const warning = field === 'date' && twice.has(index) ? 'twice' : said.warnings[field];
    if (warning === undefined) return undefined;
    if (warning !== 'weekday') return { kind: 'warning', text: t.warnings[warning] };
    const { date } = readWrittenDate(row.cells[column] ?? '', lookups.today);
    return { kind: 'warning', text: t.warnings.weekday(date === null ? '' : weekdayName(date, lookups)) };
  };
  const filled = read.flatMap((said, index) => (said === null ? [] : [{ ...said, row: grid.rows[index] }]));
  const faults = filled.reduce((sum, { faults: own }) => sum + Object.keys(own).length, 0);
  const showRefusal = (errors: FieldErrors) => {
    const found = new Map<GridRow, Refused>();
    for (const [path, [text]] of Object.entries(errors)) {
      const [, index, name = ''] = /^sessions\.(\d+)\.(\w+)/.exec(path) ?? [];
      const row = filled[Number(index)]?.row;
      if (row) found.set(row, { ...found.get(row), [CELL_OF[name] ?? 'date']: text });
    }
    setRefused(found);
    return found.size > 0;
  };
  return {
    grid,
    markOf,
    filled: filled.length,
    faults,
    sessions: filled.flatMap(({ session }) => session ?? []),
    last: filled.findLast(({ session }) => session !== null) ?? null,
    showRefusal,
  };
}

/** Reads a row once, as long as neither the row nor what its texts may mean becomes another. */
function readerOf(lookups: GridLookups): (row: GridRow) => ReadRow {
  const known = new WeakMap<GridRow, ReadRow>();
  return (row) => {
    const read = known.get(row) ?? readGridRow(row.cells, lookups);
    known.set(row, read);
    return read;
  };
}

export type SessionGridState = ReturnType<typeof useSessionGrid>;

const weekdayName = (date: string, { locale }: GridLookups) => longDate(date, locale).split(' ')[0] ?? '';

/** Rows that begin when an earlier one does. */
function repeatedIn(read: readonly (ReadRow | null)[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const found = new Set<number>();
  for (const [index, said] of read.entries()) {
    if (!said?.session) continue;
    const begin = `${said.session.start_date} ${said.session.start_time}`;
    if (seen.has(begin)) found.add(index);
    seen.add(begin);
  }
  return found;
}
