import type { FieldErrors } from '@move/contract/kit/validate.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { useMemo, useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { CellMark } from './table/GridCell.tsx';
import { type GridRow, type GridRows, isBlank, withBlankRows } from './table/grid-rows.ts';
import { type Grid, useGrid } from './table/use-grid.ts';
import { readWrittenDate } from './cells/written-dates.ts';
import {
  COLUMNS,
  type GridField,
  type GridLookups,
  type ReadRow,
  readGridRow,
  withTimesApart,
} from './cells/grid-cells.ts';
import { type GridNotice, noticesOf } from './cells/grid-notices.ts';
import { sessionGridMessages } from './session-grid.messages.ts';
import { type ActivityParams, useGridPreview } from './use-grid-preview.ts';

const FIRST_ROWS = 10;
export const blankGrid = () => withBlankRows([], { count: FIRST_ROWS, columns: COLUMNS.length, most: GRID_ROWS_MAX });

/** By field of the contract: the cell that shows the server's errors about the field. */
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

/** The sessions that the rows of a grid describe, and the errors and warnings of each cell, from the screen and the server. */
export function useSessionGrid(grid: Grid, lookups: GridLookups, params: ActivityParams) {
  // the server's errors by row; a row that the user changes is a new object, so its errors disappear
  const [refused, setRefused] = useState<ReadonlyMap<GridRow, Refused>>(new Map());
  const readRow = useMemo(() => readerOf(lookups), [lookups]);
  const rows = grid.rows.map((row): RowRead => ({ row, read: isBlank(row) ? null : readRow(row) }));
  const filled = rows.flatMap(({ row, read }) => (read === null ? [] : [{ ...read, row }]));
  const sessions = filled.flatMap(({ session }) => session ?? []);
  const previewOf = useGridPreview(params, sessions);
  const warningOf = useWarnings({ rows, lookups, previewOf });
  const t = useMessages(sessionGridMessages);
  const markOf = (index: number, column: number): CellMark | undefined => {
    const [field, { row, read } = NO_ROW] = [COLUMNS[column], rows[index]];
    if (row === null || field === undefined || read === null) return undefined;
    const fault = read.faults[field];
    if (fault === 'lookingUp') return { kind: 'warning', text: t.lookingUp };
    const text = fault === undefined ? refused.get(row)?.[field] : t.faults[fault];
    if (text !== undefined) return { kind: 'fault', text };
    const warning = warningOf(index, field);
    return warning === undefined ? undefined : { kind: 'warning', text: warning };
  };
  const showRefusal = (errors: FieldErrors) => {
    const found = refusedIn(errors, (index) => filled[index]?.row);
    setRefused(found);
    return found.size > 0;
  };
  return {
    grid,
    markOf,
    filled: filled.length,
    faults: filled.reduce((sum, { faults: own }) => sum + Object.values(own).filter(isWrong).length, 0),
    /** a text in a cell, e.g. a location, is still being looked up on the server */
    isAsking: filled.some(({ faults: own }) => !Object.values(own).every(isWrong)),
    sessions,
    last: filled.findLast(({ session }) => session !== null) ?? null,
    showRefusal,
  };
}

const isWrong = (fault: string) => fault !== 'lookingUp';

/** A grid that splits times such as “19:00 – 20:15” over the cells for start and end, whether they were typed, pasted or restored. */
export function useTidyGrid(): Grid {
  const grid = useGrid(blankGrid);
  return { ...grid, change: (next) => grid.change((rows) => withEachRow(next(rows))) };
}

function withEachRow(rows: GridRows): GridRows {
  const tidied = rows.map((row) => {
    const cells = withTimesApart(row.cells);
    return cells === row.cells ? row : { ...row, cells };
  });
  return tidied.every((row, index) => row === rows[index]) ? rows : tidied;
}

type RowRead = { row: GridRow; read: ReadRow | null };
const NO_ROW = { row: null, read: null };

type Known = { rows: readonly RowRead[]; lookups: GridLookups; previewOf: ReturnType<typeof useGridPreview> };

/** Returns a function that gives the warning of a cell. A warning of the screen comes before one of the server. */
function useWarnings({ rows, lookups, previewOf }: Known) {
  const t = useMessages(sessionGridMessages).warnings;
  const inWords = useNoticeWords();
  const twice = repeatedIn(rows);
  return (index: number, field: GridField): string | undefined => {
    const { row, read } = rows[index] ?? NO_ROW;
    if (row === null || read === null) return undefined;
    const warning = field === 'date' && twice.has(index) ? 'twice' : read.warnings[field];
    if (warning === 'weekday') return t.weekday(weekdayIn(row, lookups));
    if (warning !== undefined) return t[warning];
    const preview = read.session === null ? undefined : previewOf(read.session);
    const notice = read.session === null || preview === undefined ? undefined : noticesOf(read.session, preview)[field];
    return notice && inWords(notice);
  };
}

function useNoticeWords(): (notice: GridNotice) => string {
  const t = useMessages(sessionGridMessages).notices;
  const formats = useFormats();
  return (notice) => {
    if (notice.kind === 'holiday') return t.holiday(notice.names);
    if (notice.kind === 'locationTaken')
      return t.locationTaken(notice.name, formats.timeRange(notice.start, notice.end));
    if (notice.kind === 'trainersBusy') {
      return t.trainersBusy(notice.trainers, notice.name, formats.timeRange(notice.start, notice.end));
    }
    return notice.kind === 'overlap' ? t.overlap : t[notice.kind](notice.time);
  };
}

/** The server's errors by row and cell; their paths are e.g. `sessions.3.end_time`. */
function refusedIn(errors: FieldErrors, rowAt: (index: number) => GridRow | undefined): ReadonlyMap<GridRow, Refused> {
  const found = new Map<GridRow, Refused>();
  for (const [path, [text]] of Object.entries(errors)) {
    const [, index, name = ''] = /^sessions\.(\d+)\.(\w+)/.exec(path) ?? [];
    const row = rowAt(Number(index));
    if (row) found.set(row, { ...found.get(row), [CELL_OF[name] ?? 'date']: text });
  }
  return found;
}

/** Returns a function that reads a row, and reads it again only when the row or the lookups change. */
function readerOf(lookups: GridLookups): (row: GridRow) => ReadRow {
  const known = new WeakMap<GridRow, ReadRow>();
  return (row) => {
    const read = known.get(row) ?? readGridRow(row.cells, lookups);
    known.set(row, read);
    return read;
  };
}

export type SessionGridState = ReturnType<typeof useSessionGrid>;

/** The weekday on which the date in a row really falls. */
function weekdayIn(row: GridRow, { today, locale }: GridLookups): string {
  const { date } = readWrittenDate(row.cells[COLUMNS.indexOf('date')] ?? '', today);
  return date === null ? '' : (longDate(date, locale).split(' ')[0] ?? '');
}

/** The indexes of rows that begin at the same time as an earlier row. */
function repeatedIn(rows: readonly RowRead[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const found = new Set<number>();
  for (const [index, { read }] of rows.entries()) {
    if (!read?.session) continue;
    const begin = `${read.session.start_date} ${read.session.start_time}`;
    if (seen.has(begin)) found.add(index);
    seen.add(begin);
  }
  return found;
}
