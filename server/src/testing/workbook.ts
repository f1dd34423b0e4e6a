import { zipSync } from 'fflate';

type Parts = {
  /** The `si` elements of the shared strings. */
  strings?: string;
  /** The number format of each style. */
  formats?: readonly string[];
  is1904?: boolean;
  /** The `sheet` elements of the workbook. */
  sheets?: string;
  /** What precedes the sheet's root. */
  before?: string;
  isLatin1?: boolean;
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** An xlsx file with these rows, as a spreadsheet program writes it: with shared strings and styles. */
export function workbook(rows: string, parts: Parts = {}): Uint8Array {
  const { strings = '', formats = [], is1904 = false, before = '', isLatin1 = false } = parts;
  const { sheets = '<sheet name="Blad1" sheetId="1" r:id="rId1"/>' } = parts;
  const codes = formats.map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${code}"/>`).join('');
  const styles = formats.map((_, n) => `<xf numFmtId="${164 + n}"/>`).join('');
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${codes}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const encoding = isLatin1 ? 'latin1' : 'utf8';
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, Buffer.from(text, encoding)] as const)),
  );
}
