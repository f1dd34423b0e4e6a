import { drawable } from './drawable.ts';
import { FONT } from './fonts.ts';
import type { Pdf } from './write-pdf.ts';

export type TableColumn = { width: number; align: 'left' | 'right' };

export type Table = {
  columns: readonly TableColumn[];
  /** Repeated on each page. Without it the first cell of each row is its head. */
  head?: readonly string[];
  rows: readonly (readonly string[])[];
  /** The indexes of the rows in bold, such as a total. */
  boldRows?: ReadonlySet<number>;
};

type StructParent = ReturnType<Pdf['struct']>;

const PADDING = 3;
const RULE = 0.5;

/** Draws a table under the content so far, tagged as a table. Cells wrap; a row is never split over pages. */
export function drawTable(pdf: Pdf, structParent: StructParent, table: Table): void {
  const left = pdf.x;
  let rest: Row[] = table.rows.map((texts, index) => ({
    texts,
    font: table.boldRows?.has(index) ? FONT.bold : FONT.regular,
  }));
  while (rest.length > 0) {
    const headHeight = table.head === undefined ? 0 : heightOf(pdf, table, table.head, FONT.bold);
    const [first] = rest;
    if (first && pdf.y + headHeight + heightOf(pdf, table, first.texts, first.font) >= pdf.page.maxY()) pdf.addPage();
    pdf.x = left;
    rest = drawPart(pdf, structParent, { ...table, rows: rest });
  }
  pdf.x = left;
}

type Row = { texts: readonly string[]; font: string };

/** Draws the head and as many rows as fit on the page, at least one; returns the others. */
function drawPart(pdf: Pdf, structParent: StructParent, table: Omit<Table, 'rows'> & { rows: Row[] }): Row[] {
  const options = {
    structParent,
    columnStyles: table.columns.map(({ width, align }, column) => ({
      width,
      align: { x: align },
      // The first and the last column have no outer padding, so that their text lines up with the other text on the page.
      padding: {
        top: PADDING,
        bottom: PADDING,
        left: column === 0 ? 0 : PADDING,
        right: column === table.columns.length - 1 ? 0 : PADDING,
      },
    })),
    defaultStyle: { border: 0, borderColor: '#999999' },
  };
  const drawn = pdf.table(options);
  const { head } = table;
  if (head) drawn.row(head.map((text) => cell(text, { font: FONT.bold, scope: 'Column' })));
  let count = 0;
  for (const { texts, font } of table.rows) {
    if (count > 0 && pdf.y + heightOf(pdf, table, texts, font) >= pdf.page.maxY()) break;
    const style = { font, isTotal: font === FONT.bold };
    drawn.row(texts.map((text, column) => cell(text, column === 0 && !head ? { ...style, scope: 'Row' } : style)));
    count += 1;
  }
  drawn.end();
  return table.rows.slice(count);
}

type CellStyle = { font: string; scope?: 'Column' | 'Row'; isTotal?: boolean };

const above = { top: RULE, bottom: 0, left: 0, right: 0 };
const below = { top: 0, bottom: RULE, left: 0, right: 0 };

function cell(text: string, { font, scope, isTotal = false }: CellStyle) {
  return {
    text: drawable(text),
    font: { src: font },
    ...(scope === undefined ? {} : { type: 'TH' as const, scope }),
    ...(scope === 'Column' ? { border: below } : {}),
    ...(isTotal ? { border: above } : {}),
  };
}

function heightOf(pdf: Pdf, { columns }: Pick<Table, 'columns'>, texts: readonly string[], font: string): number {
  pdf.font(font);
  const heights = texts.map((text, index) =>
    pdf.heightOfString(drawable(text), { width: (columns[index]?.width ?? 0) - 2 * PADDING }),
  );
  pdf.font(FONT.regular);
  return Math.max(...heights) + 2 * PADDING;
}
