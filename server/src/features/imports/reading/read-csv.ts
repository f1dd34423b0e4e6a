import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ImportReport, ImportRow } from '@move/contract/imports/imports.ts';
import { IMPORT_MAX_ROWS } from '@move/contract/imports/imports.ts';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../../platform/http/problem.ts';

type Encoding = NonNullable<ImportReport['encoding']>;
type Separator = NonNullable<ImportReport['separator']>;

const SEPARATORS: readonly Separator[] = [';', ',', '\t'];
/** Characters of a row. A row whose cells are within their limits is shorter. */
const ROW_MAX = 100_000;
/** Lines up to the last one with content. An empty line costs the parser as much as a row. */
const LINES_MAX = 100_000;
/** Cells of a row. The parser stops at the next cell: parsing a row of a million separators took 0.4 s. */
const CELLS_MAX = 200;

/**
 * Reads the CSV of any spreadsheet: UTF-8, UTF-16 or Windows-1252; commas, semicolons or tabs. Throws a Problem on `file` for a file that
 * can't be read as rows, or has too many.
 */
export async function readCsv(bytes: Uint8Array) {
  const { text: decoded, encoding } = decode(bytes);
  const { text, separator } = separated(decoded);
  return { encoding, separator, rows: await readRows(text, separator) };
}

function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const as = (encoding: Encoding, fatal = false) => ({
    text: new TextDecoder(encoding, { fatal }).decode(bytes),
    encoding,
  });
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le');
  try {
    return as('utf-8', true);
  } catch {
    return as('windows-1252');
  }
}

/** Finds the separator: the one of a first line such as `sep=;`, which Excel may write, else the most frequent one in the headers. */
function separated(text: string): { text: string; separator: Separator } {
  const told = /^sep=([,;\t])(?=[\r\n])/.exec(text);
  // the first line stays, empty, so that line numbers are those of the file
  if (told) return { text: text.slice(told[0].length), separator: told[1] as Separator };
  const head = unixLines(text.slice(0, ROW_MAX))
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
    // accepts a name such as Club "De Otters"
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: ROW_MAX,
    cast: (cell, { index, lines }) => {
      if (index >= CELLS_MAX) throw invalid('file', 'import.unreadable', { line: lines });
      return cell;
    },
  });
  const source = Readable.from(slices(text), { objectMode: false });
  // `pipe` doesn't forward errors, and an error without a listener ends the process
  source.once('error', (error) => parser.destroy(error));
  const rows: ImportRow[] = [];
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>) {
      rows.push({ line: info.lines - breaksIn(record), cells: record });
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

const unixLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** Characters parsed before other calls get a turn: 4,000 short rows, about 40 ms. */
const SLICE = 8_000;

/** Yields the text in parts, with turns for other calls between them: parsing 5 MB at once would delay those calls by half a second. */
async function* slices(text: string): AsyncGenerator<Buffer> {
  const length = lengthOfContent(text);
  let lines = 0;
  for (let start = 0, end = 0; start < length; start = end) {
    if (start > 0) await setImmediate();
    end = Math.min(start + SLICE, length);
    // never splits CR LF or an emoji
    if (end < length && /[\r\uD800-\uDBFF]/.test(text.charAt(end - 1))) end++;
    const slice = unixLines(text.slice(start, end));
    lines += slice.split('\n').length - 1;
    if (lines > LINES_MAX) throw invalid('file', 'import.rows', { max: IMPORT_MAX_ROWS });
    yield Buffer.from(slice);
  }
}

/** The length without empty rows at the end: spreadsheets may write a million of them. */
function lengthOfContent(text: string): number {
  let length = text.length;
  while (length > 0 && isSeparatorCode(text.charCodeAt(length - 1))) length--;
  // the last row keeps its empty cells
  const rest = /[\r\n]/.exec(text.slice(length, length + ROW_MAX));
  return rest ? length + rest.index : text.length;
}

/** Space, comma, semicolon, tab or line break. */
const isSeparatorCode = (code: number) =>
  code === 10 || code === 59 || code === 44 || code === 13 || code === 9 || code === 32;

const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

const lineOf = (error: CsvError): number => ('lines' in error && typeof error.lines === 'number' ? error.lines : 1);
