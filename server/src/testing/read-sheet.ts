import { unzipSync } from 'fflate';
import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({
  ignoreAttributes: true,
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => name === 'row' || name === 'c',
});

type Row = { c?: ({ v?: string; is?: { t?: string } } | '')[] };

/** Returns the XML of the only sheet of an xlsx file. */
export const sheetXml = (file: Uint8Array): string =>
  new TextDecoder().decode(unzipSync(file)['xl/worksheets/sheet1.xml']);

/** Returns the cells of an xlsx file as texts, row by row. A literal `_`, which Excel escapes, is `_` again. */
export function readSheet(file: Uint8Array): string[][] {
  const { worksheet } = parser.parse(sheetXml(file)) as { worksheet: { sheetData: { row: Row[] } } };
  return worksheet.sheetData.row.map(({ c = [] }) =>
    c.map((cell) => (cell === '' ? '' : (cell.v ?? cell.is?.t ?? '').replaceAll('_x005F_', '_'))),
  );
}
