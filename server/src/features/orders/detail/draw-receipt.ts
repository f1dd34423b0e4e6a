import { FONT } from '../../../platform/pdf/fonts.ts';
import type { Pdf } from '../../../platform/pdf/write-pdf.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** Positions and sizes on the page, in points. */
const LEFT = 56;
const WIDTH = 483;
const BOTTOM = 770;
const GAP = 6;

export function drawReceipt(pdf: Pdf, receipt: ReceiptContent): void {
  pdf.font(FONT.bold).fontSize(20).text(receipt.title, LEFT, 56);
  pdf.moveDown(0.8).fontSize(10);
  for (const [label, value] of receipt.facts) row(pdf, [label, value], FACTS);
  space(pdf);
  row(pdf, receipt.columns, LINES, FONT.bold);
  rule(pdf);
  for (const line of receipt.lines) row(pdf, line, LINES);
  rule(pdf);
  receipt.sums.forEach((sum, index) =>
    row(pdf, sum, SUMS, index === receipt.sums.length - 1 ? FONT.bold : FONT.regular),
  );
  space(pdf);
  heading(pdf, receipt.vatTitle);
  row(pdf, receipt.vatColumns, VAT, FONT.bold);
  for (const line of receipt.vat) row(pdf, line, VAT);
  if (receipt.refunds.length > 0) {
    space(pdf);
    heading(pdf, receipt.refundsTitle);
    for (const refund of receipt.refunds) row(pdf, refund, REFUNDS);
  }
  if (receipt.end.length > 0) space(pdf);
  for (const sum of receipt.end) row(pdf, sum, SUMS, FONT.bold);
}

/** For each column, its share of the width and its alignment. */
type Columns = readonly (readonly [share: number, align: 'left' | 'right'])[];
const FACTS: Columns = [
  [0.25, 'left'],
  [0.75, 'left'],
];
const LINES: Columns = [
  [0.46, 'left'],
  [0.12, 'right'],
  [0.16, 'right'],
  [0.1, 'right'],
  [0.16, 'right'],
];
const SUMS: Columns = [
  [0.78, 'right'],
  [0.22, 'right'],
];
const VAT: Columns = [
  [0.25, 'left'],
  [0.25, 'right'],
  [0.25, 'right'],
  [0.25, 'right'],
];
const REFUNDS: Columns = [
  [0.25, 'left'],
  [0.53, 'left'],
  [0.22, 'right'],
];

/** Draws a row as high as its highest text, on a new page when it doesn't fit. */
function row(pdf: Pdf, texts: readonly string[], columns: Columns, font: string = FONT.regular): void {
  pdf.font(font);
  const widthOf = (share: number) => share * WIDTH - GAP;
  const height = Math.max(
    ...texts.map((text, index) => pdf.heightOfString(text, { width: widthOf(columns[index]?.[0] ?? 1) })),
  );
  if (pdf.y + height > BOTTOM) pdf.addPage();
  const top = pdf.y;
  let x = LEFT;
  for (const [index, text] of texts.entries()) {
    const [share, align] = columns[index] ?? [1, 'left'];
    pdf.text(text, x, top, { width: widthOf(share), align });
    x += share * WIDTH;
  }
  pdf.y = top + height + 3;
  pdf.x = LEFT;
}

function heading(pdf: Pdf, text: string): void {
  pdf.font(FONT.bold).fontSize(12).text(text, LEFT);
  pdf.moveDown(0.3).fontSize(10);
}

function rule(pdf: Pdf): void {
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke('#999999');
  pdf.y += 5;
}

function space(pdf: Pdf): void {
  pdf.y += 16;
}
