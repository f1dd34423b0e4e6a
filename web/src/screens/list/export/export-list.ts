import { BOM, type Cell, type CsvWords, csvLines } from '@move/domain/kit/files/csv.ts';
import { type SheetCell, sheetDay, sheetMoment } from '@move/domain/kit/files/sheet-xml.ts';
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

/** Makes a value of a row a cell of the file. */
type ToCell<File> = (value: Cell, timeZone: string) => File;

/** The width of a column in a sheet, in characters: a moment fits. A narrower date is shown as ####. */
const WIDTH = 18;

/** Makes a file of rows with the shown columns, in the browser, since only the screen knows the texts of a row. */
export async function exportFile<E extends ListEndpoint>(format: ExportFormat, what: Export<E>): Promise<File> {
  const titles = what.columns.map((column) => column.header);
  // like the files of the server
  const name = `${what.name.toLowerCase()}-${platformToday().toString()}.${format}`;
  if (format === 'csv') return csvFile(what, { titles, name });
  const columns = titles.map((title) => ({ title, width: WIDTH }));
  const sheet = { name: what.name, columns, batches: linesOf(what, sheetCell) };
  return sheetFile(sheet, name);
}

async function csvFile<E extends ListEndpoint>(
  what: Export<E>,
  { titles, name }: { titles: string[]; name: string },
): Promise<File> {
  const pieces = [BOM, csvLines([titles], what.words)];
  for await (const lines of linesOf(what, csvCell)) pieces.push(csvLines(lines, what.words));
  return new File(pieces, name, { type: 'text/csv;charset=utf-8' });
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** A moment in a CSV is the local date and time, which a spreadsheet reads: “2026-11-27 04:35”. */
export function csvCell(cell: Cell, timeZone: string): Cell {
  if (typeof cell !== 'string' || !INSTANT.test(cell)) return cell;
  const { date, time } = toLocalTime(cell, timeZone);
  return `${date} ${time}`;
}

/** Moments and days in a sheet are dates, so that Excel filters and groups them. */
export function sheetCell(cell: Cell, timeZone: string): SheetCell {
  if (typeof cell !== 'string') return cell;
  return INSTANT.test(cell) ? sheetMoment(cell, timeZone) : sheetDay(cell);
}

async function* linesOf<E extends ListEndpoint, Written>(
  { list, columns, only, timeZone }: Export<E>,
  toCell: ToCell<Written>,
): AsyncGenerator<Written[][]> {
  let left = only?.size ?? EXPORT_MAX;
  for await (const page of pagesOfRows(list, EXPORT_MAX)) {
    const rows = only === null ? page : page.filter((row) => only.has(rowKey(row)));
    yield rows.map((row) => columns.map((column) => toCell(column.value(row), timeZone)));
    left -= rows.length;
    if (left <= 0) return;
  }
}
