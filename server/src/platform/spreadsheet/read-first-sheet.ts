import { inMegabytes } from '@move/domain/kit/files/file-rules.ts';
import { EPOCH_SERIAL } from '@move/domain/kit/files/sheet-xml.ts';
import { invalid, Problem } from '../http/problem.ts';
import { type NumberFormat, numberFormat, numberText } from './number-format.ts';
import { type OpenPart, openZip } from './open-zip.ts';
import { parseXml, type XmlHandlers } from './parse-xml.ts';

/** A row with content: its number in the sheet, and its texts up to the last cell. */
export type SheetRow = { line: number; cells: string[] };

type Reading = {
  /** The bytes that the parts of the workbook may unpack to. */
  maxUnpacked: number;
  maxColumns: number;
  /** The characters of all cells together: cells can share one long text. */
  maxText: number;
  /** Gets each row that isn't empty, in order. Ends the reading when it throws. */
  onRow: (row: SheetRow) => void;
};

/**
 * Reads the first visible sheet of an xlsx file as texts: numbers in full, days as 2026-11-28, moments as 2026-11-28 04:16. Throws a
 * Problem on `file` when it is no xlsx file, or exceeds a limit.
 */
export async function readFirstSheet(bytes: Uint8Array, { maxUnpacked, ...reading }: Reading): Promise<void> {
  let failure: unknown;
  const onRow = (row: SheetRow) => {
    try {
      reading.onRow(row);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    const open = await openZip(bytes, maxUnpacked);
    const workbook = await readWorkbook(open);
    const strings = await readStrings(open, workbook.strings);
    const formats = await readFormats(open, workbook.styles);
    const { epochSerial } = workbook;
    await parsePart(open, workbook.sheet, rowHandlers({ ...reading, onRow, strings, formats, epochSerial }));
  } catch (error) {
    // what else can fail depends on the bytes alone: a broken zip, or parts that are no XML
    throw error instanceof Problem || error === failure ? error : invalid('file', 'file.sheet');
  }
}

/** Parses a part; a workbook without it is refused. */
async function parsePart(open: OpenPart, path: string | undefined, handlers: XmlHandlers): Promise<void> {
  const part = path === undefined ? null : await open(path);
  if (part === null) throw invalid('file', 'file.sheet');
  await parseXml(part, handlers);
}

type Relation = { id: string; type: string; path: string };

/** More than any workbook has: one for each sheet and a few more. */
const RELATIONS_MAX = 2_000;

/** The parts that a part refers to: those of `xl/workbook.xml` are listed in `xl/_rels/workbook.xml.rels`. */
async function readRelations(open: OpenPart, path: string): Promise<Relation[]> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await parsePart(open, `${folder}_rels/${path.slice(folder.length)}.rels`, {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return;
      if (relations.length === RELATIONS_MAX) throw invalid('file', 'file.sheet');
      const { pathname } = new URL(target, `file:///${folder}`);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: decodeURI(pathname).slice(1) });
    },
  });
  return relations;
}

type Workbook = Record<'sheet' | 'strings' | 'styles', string | undefined> & { epochSerial: number };

async function readWorkbook(open: OpenPart): Promise<Workbook> {
  const main = (await readRelations(open, '')).find(({ type }) => type === 'officeDocument')?.path;
  const relations = await readRelations(open, main ?? '');
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path;
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  let first: string | undefined;
  // workbooks of old Macs count the days from 1904
  let is1904 = false;
  await parsePart(open, main, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet' || first !== undefined || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const sheet = byId.get(id ?? '');
      if (sheet?.type === 'worksheet') first = sheet.path;
    },
  });
  const epochSerial = is1904 ? EPOCH_SERIAL - 1_462 : EPOCH_SERIAL;
  return { sheet: first, strings: pathOf('sharedStrings'), styles: pathOf('styles'), epochSerial };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** The texts that cells share. */
async function readStrings(open: OpenPart, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (path === undefined) return strings;
  const text = textHandlers();
  await parsePart(open, path, {
    ...text.handlers,
    close: (name) => {
      text.handlers.close(name);
      if (name === 'si') strings.push(text.take());
    },
  });
  return strings;
}

/** The characters that a cell of Excel can have. */
const CELL_MAX = 32_767;

/** Collects the texts of `t` elements, of which a text with several looks has some; without the readings of Japanese words. */
function textHandlers() {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  return {
    handlers: {
      open: (name: string) => {
        if (name === 'rPh') isPhonetic = true;
        isText = name === 't' && !isPhonetic;
      },
      text: (part: string) => {
        if (!isText) return;
        text += part;
        if (text.length > CELL_MAX) throw invalid('file', 'file.sheet');
      },
      close: (name: string) => {
        if (name === 'rPh') isPhonetic = false;
        isText = false;
      },
    },
    take: () => {
      const taken = unescaped(text);
      text = '';
      return taken;
    },
  };
}

/** A sheet writes a character that XML can't contain as _x001F_, and an underscore before such letters as _x005F_. */
const unescaped = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The most styles of cells, and so of number formats, that a spreadsheet program can write. */
const STYLES_MAX = 65_490;

/** The number format of each style of cells. */
async function readFormats(open: OpenPart, path: string | undefined): Promise<(NumberFormat | undefined)[]> {
  if (path === undefined) return [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  await parsePart(open, path, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) ids.push(Number(numFmtId));
      if (Math.max(codes.size, ids.length) > STYLES_MAX) throw invalid('file', 'file.sheet');
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  const formats = new Map([...new Set(ids)].map((id) => [id, numberFormat(id, codes)]));
  return ids.map((id) => formats.get(id));
}

type Sheet = Omit<Reading, 'maxUnpacked'> & {
  strings: readonly string[];
  formats: readonly (NumberFormat | undefined)[];
  epochSerial: number;
};

/** The last row of a sheet. */
const LINE_MAX = 1_048_576;

function rowHandlers({ strings, formats, epochSerial, maxColumns, maxText, onRow }: Sheet): XmlHandlers {
  let textLeft = maxText;
  const inline = textHandlers();
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let cell = { type: 'n', style: 0, value: '' };
  let isValue = false;
  // what follows the rows may have elements of the same names
  let isData = false;

  const cellText = (): string => {
    const text = inline.take();
    const { type, style, value } = cell;
    if (type === 'inlineStr') return text;
    if (type === 's') return value === '' ? '' : (strings[Number(value)] ?? '');
    if (type === 'b') return value === '' ? '' : isTrue(value) ? 'TRUE' : 'FALSE';
    if (type === 'n') return numberText(value, formats[style], epochSerial);
    // a moment as text, which few programs write
    if (type === 'd')
      return value
        .replace(/T00:00.*/, '')
        .replace('T', ' ')
        .slice(0, 16);
    return unescaped(value);
  };
  const endCell = () => {
    const text = cellText();
    if (text === '') return;
    textLeft -= text.length;
    if (textLeft < 0) throw invalid('file', 'file.unpacked', { size: inMegabytes(maxText) });
    if (column >= maxColumns) throw invalid('file', 'file.columns', { line, max: maxColumns });
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };
  return {
    open: (name, attributes) => {
      inline.handlers.open(name);
      isValue = name === 'v';
      if (name === 'sheetData') isData = true;
      if (!isData) return;
      if (name === 'row') {
        const next = Number(attributes['r'] ?? line + 1);
        if (!(next > line && next <= LINE_MAX)) throw invalid('file', 'file.sheet');
        line = next;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        const { r, t = 'n', s = '0' } = attributes;
        column = r === undefined ? column + 1 : columnIndex(r);
        cell = { type: t, style: Number(s), value: '' };
      }
    },
    text: (part) => {
      inline.handlers.text(part);
      if (isValue) cell.value += part;
      if (cell.value.length > CELL_MAX) throw invalid('file', 'file.sheet');
    },
    close: (name) => {
      inline.handlers.close(name);
      isValue = false;
      if (name === 'sheetData') isData = false;
      if (!isData) return;
      if (name === 'c') endCell();
      if (name === 'row' && cells.some((each) => each.trim() !== '')) onRow({ line, cells });
    },
  };
}

/** The column of a cell such as AB12, from 0. */
function columnIndex(reference: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/i.exec(reference)?.[0].toUpperCase() ?? '';
  if (letters === '') throw invalid('file', 'file.sheet');
  return letters.split('').reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
