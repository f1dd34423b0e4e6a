import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ImportReport, ImportRow } from '@move/contract/imports/organization-imports.ts';
import { IMPORT_MAX_ROWS } from '@move/contract/imports/organization-imports.ts';
import { unguarded } from '@move/domain/kit/csv.ts';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../platform/http/problem.ts';

type Encoding = ImportReport['encoding'];
type Separator = ImportReport['separator'];

/** A list as it stands in a file: its headers, and every row with the line on which it begins. */
export type List = { encoding: Encoding; separator: Separator; headers: string[]; rows: ImportRow[] };

const SEPARATORS: readonly Separator[] = [';', ',', '\t'];
/** Longer than any row whose cells keep to their limits. */
const ROW_MAX = 100_000;
/** More than any list has. Each is written again for every refused row: a line of nothing but commas would fill the memory. */
const MOST_COLUMNS = 100;
/** Cells of any row. The parser stops at the first one beyond: a row of a million separators took it 0.4 s. */
const MOST_CELLS = 200;

/**
 * Reads a CSV of whatever spreadsheet: UTF-8, UTF-16 or Windows-1252, and commas, semicolons or tabs (D10.21). Throws a Problem on
 * `file` for what is no list, is empty or too long.
 */
export async function readList(bytes: Uint8Array): Promise<List> {
  const encoding = encodingOf(bytes);
  const { text, separator } = separated(new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n'));
  const [head, ...rows] = await readRows(text, separator);
  const headers = head?.cells.map((header) => header.trim()) ?? [];
  if (rows.length === 0 || headers.every((header) => header === '')) throw invalid('file', 'import.empty');
  if (headers.length > MOST_COLUMNS) throw invalid('file', 'import.unreadable', { line: head?.line ?? 1 });
  return { encoding, separator, headers, rows };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Excel may say in a line of its own what separates the cells; else it is what stands most often in the line of headers. */
function separated(text: string): { text: string; separator: Separator } {
  const told = /^sep=([,;\t])\n/.exec(text);
  // the line stays, empty, so that line numbers are those of the file
  if (told) return { text: text.slice(told[0].length - 1), separator: told[1] as Separator };
  const head = text
    .slice(0, ROW_MAX)
    .trimStart()
    .replace(/"[^"]*"/g, '');
  const line = head.slice(0, head.includes('\n') ? head.indexOf('\n') : undefined);
  const countOf = (separator: Separator) => line.split(separator).length;
  const [separator = ';'] = SEPARATORS.toSorted((a, b) => countOf(b) - countOf(a));
  return { text, separator };
}

type Parsed = { record: string[]; info: { lines: number } };

async function readRows(text: string, delimiter: Separator): Promise<ImportRow[]> {
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    // Club "De Otters" is a name
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: ROW_MAX,
    cast: (cell, { index, lines }) => {
      if (index >= MOST_CELLS) throw invalid('file', 'import.unreadable', { line: lines });
      return cell;
    },
  });
  const source = Readable.from(slices(Buffer.from(text)), { objectMode: false });
  const rows: ImportRow[] = [];
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
      rows.push({ line: info.lines - breaksIn(record), cells: record.map(unguarded) });
      // the headers are a row too
      if (rows.length > IMPORT_MAX_ROWS + 1) throw invalid('file', 'import.rows', { max: IMPORT_MAX_ROWS });
    }
  } catch (error) {
    if (error instanceof CsvError) throw invalid('file', 'import.unreadable', { line: lineOf(error) });
    throw error;
  } finally {
    source.destroy();
  }
  return rows;
}

const SLICE = 64 * 1024;

/** The bytes in parts, with time for other calls between them: 5 MB at once would keep those waiting for half a second. */
async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += SLICE) {
    if (start > 0) await setImmediate();
    yield bytes.subarray(start, start + SLICE);
  }
}

const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const lineOf = (error: CsvError): number => ('lines' in error && typeof error.lines === 'number' ? error.lines : 1);
