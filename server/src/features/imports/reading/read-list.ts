import type { ImportReport, ImportRow } from '@move/contract/imports/imports.ts';
import type { ReceivedFile } from '@move/contract/kit/upload.ts';
import { unescapeFormula } from '@move/domain/kit/files/csv.ts';
import { sanitizeForPostgres } from '../../../platform/http/input/sanitize-for-postgres.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import { readCsv } from './read-csv.ts';
import { readXlsxApart } from './read-xlsx-apart.ts';

/** A list as read from a file: its headers, and every row with the line on which it starts. */
export type List = Pick<ImportReport, 'encoding' | 'separator'> & { headers: string[]; rows: ImportRow[] };

/** Columns of a list. Every refused row repeats all columns, so a header of only commas would fill the memory. */
const COLUMNS_MAX = 100;

/** Reads a list. Throws a Problem on `file` for a file that is no list, is empty or too long. */
export async function readList(
  { kind, bytes }: Pick<ReceivedFile, 'kind' | 'bytes'>,
  log: Pick<Log, 'error'>,
): Promise<List> {
  const read = kind === 'xlsx' ? readXlsxApart({ bytes, maxColumns: COLUMNS_MAX }, log) : readCsv(bytes);
  const { encoding, separator, rows: all } = await read;
  const [head, ...rows] = all.map(({ line, cells }) => ({ line, cells: cells.map(cellText) }));
  const headers = head?.cells.map((header) => header.trim()) ?? [];
  if (rows.length === 0 || headers.every((header) => header === '')) throw invalid('file', 'import.empty');
  if (headers.length > COLUMNS_MAX) throw invalid('file', 'import.unreadable', { line: head?.line ?? 1 });
  return { encoding, separator, headers, rows };
}

/** A cell that can be stored. */
const cellText = (cell: string) => unescapeFormula(String(sanitizeForPostgres(cell)));
