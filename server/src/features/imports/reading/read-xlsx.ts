import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, type ImportRow } from '@move/contract/imports/imports.ts';
import { MEGABYTE } from '@move/domain/kit/files/file-rules.ts';
import { invalid } from '../../../platform/http/problem.ts';
import { readFirstSheet } from '../../../platform/spreadsheet/read-first-sheet.ts';

/** The bytes that a list of 5,000 rows may unpack to: each cell with its place and its style, and some more sheets. */
const UNPACKED_MAX = 40 * MEGABYTE;

export type Sheet = { encoding: null; separator: null; rows: ImportRow[] };

/** Reads the first sheet of an xlsx file; its texts are limited as those of a CSV are. */
export async function readXlsx(bytes: Uint8Array, maxColumns: number): Promise<Sheet> {
  const rows: ImportRow[] = [];
  await readFirstSheet(bytes, {
    maxUnpacked: UNPACKED_MAX,
    maxColumns,
    maxText: IMPORT_MAX_BYTES,
    onRow: ({ line, cells }) => {
      // the headers are a row too
      if (rows.length > IMPORT_MAX_ROWS) throw invalid('file', 'import.rows', { max: IMPORT_MAX_ROWS });
      rows.push({ line, cells: cells.map((cell) => cell.replace(/\r\n?/g, '\n')) });
    },
  });
  return { encoding: null, separator: null, rows };
}
