import { headerRowXml, rowXml, type SheetCell, STYLES_XML } from './sheet-xml.ts';

/** The media type of an xlsx file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type SheetColumn = {
  title: string;
  /** In characters; the default width when absent. */
  width?: number;
};

export type Sheet = {
  name: string;
  columns: readonly SheetColumn[];
  /** Batches of rows, so that a long table is never in memory as a whole. */
  batches: AsyncIterable<readonly (readonly SheetCell[])[]> | Iterable<readonly (readonly SheetCell[])[]>;
};

/** A file inside an xlsx, its text piece by piece. */
export type XlsxPart = { path: string; text: AsyncIterable<string> | Iterable<string> };

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The files inside an xlsx of one sheet, to be zipped in this order. Rows are read only when they are written. */
export function xlsxParts(sheet: Sheet): XlsxPart[] {
  const parts = listParts(sheet.name).map(([path, xml]) => ({ path, text: [`${XML_DECLARATION}${xml}`] }));
  return [...parts, { path: 'xl/worksheets/sheet1.xml', text: rowsXml(sheet) }];
}

async function* rowsXml({ columns, batches }: Sheet): AsyncGenerator<string> {
  yield XML_DECLARATION + sheetOpening(columns);
  for await (const batch of batches) yield* piecesOf(batch);
  yield '</sheetData></worksheet>';
}

/** Characters in a piece of text; zipping a piece takes a few milliseconds. */
const PIECE = 64_000;

function* piecesOf(rows: readonly (readonly SheetCell[])[]): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += rowXml(row);
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function sheetOpening(columns: readonly SheetColumn[]): string {
  const widths = columns.map(({ width }, index) =>
    width === undefined ? '' : `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const cols = widths.join('') === '' ? '' : `<cols>${widths.join('')}</cols>`;
  // the header row stays visible
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  return `<worksheet xmlns="${MAIN}">${view}${cols}<sheetData>${headerRowXml(columns.map(({ title }) => title))}`;
}

/** All files except the rows. */
function listParts(name: string): [path: string, xml: string][] {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const override = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${SPREADSHEET}.${type}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}${override('/xl/styles.xml', 'styles')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', STYLES_XML],
  ];
}

/** A sheet's name has at most 31 characters, none of them special to Excel or XML. */
function sheetName(name: string): string {
  const plain = name.toWellFormed().replace(/[\\/?*[\]:'"&<>\p{Cc}]/gu, ' ');
  return plain.slice(0, 31).toWellFormed().trim() || 'Sheet1';
}
