import { BOM, type Cell, type CsvWords, csvLines } from '@move/domain/kit/files/csv.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { pagesOfRows } from './all-rows.ts';
import type { ExportColumn } from '../columns.tsx';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import { EXPORT_MAX, type ExportFormat } from './export-format.ts';
import { sheetFile } from './sheet-file.ts';
import { type List, rowKey } from '../use-list.ts';

type Export<E> = {
  list: List<E>;
  /** The shown columns in their order. */
  columns: readonly ExportColumn<RowOf<E>>[];
  /** Only these rows, when some are chosen. */
  only: ReadonlySet<string> | null;
  name: string;
  words: CsvWords;
  /** The zone in which the screen shows moments. */
  timeZone: string;
};

type Lines = AsyncGenerator<readonly Cell[][]>;

/** Makes a file of rows with the shown columns, in the browser, since only the screen knows the texts of a row. */
export async function exportFile<E extends ListEndpoint>(format: ExportFormat, what: Export<E>): Promise<File> {
  const titles = what.columns.map((column) => column.header);
  const name = `${what.name}-${platformToday().toString()}.${format}`;
  if (format === 'csv') return csvFile(what, { titles, name });
  const sheet = { name: what.name, columns: titles.map((title) => ({ title })), batches: linesOf(what) };
  return sheetFile(sheet, name);
}

async function csvFile<E extends ListEndpoint>(
  what: Export<E>,
  { titles, name }: { titles: string[]; name: string },
): Promise<File> {
  const pieces = [BOM, csvLines([titles], what.words)];
  for await (const lines of linesOf(what)) pieces.push(csvLines(lines, what.words));
  return new File(pieces, name, { type: 'text/csv;charset=utf-8' });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A moment as the local date and time, which a spreadsheet reads: “2026-11-27 04:35”. */
export function localCell(cell: Cell, timeZone: string): Cell {
  if (typeof cell !== 'string' || !INSTANT.test(cell)) return cell;
  const { date, time } = toLocalTime(cell, timeZone);
  return `${date} ${time}`;
}

async function* linesOf<E extends ListEndpoint>({ list, columns, only, timeZone }: Export<E>): Lines {
  let left = only?.size ?? EXPORT_MAX;
  for await (const page of pagesOfRows(list, EXPORT_MAX)) {
    const rows = only === null ? page : page.filter((row) => only.has(rowKey(row)));
    yield rows.map((row) => columns.map((column) => localCell(column.value(row), timeZone)));
    left -= rows.length;
    if (left <= 0) return;
  }
}
