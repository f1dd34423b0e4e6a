import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { drawTable, type TableColumn } from '../../../platform/pdf/draw-table.ts';
import { drawable } from '../../../platform/pdf/drawable.ts';
import { numberPages } from '../../../platform/pdf/number-pages.ts';
import { FONT } from '../../../platform/pdf/fonts.ts';
import { type Pdf, writePdf } from '../../../platform/pdf/write-pdf.ts';
import { FACTUR_X_FILE, FACTUR_X_METADATA } from './factur-x.ts';
import { invoiceCii } from './invoice-cii.ts';
import { invoiceContent } from './invoice-content.ts';
import { invoiceWords } from './invoice-words.ts';

/**
 * Writes an invoice or credit note as PDF, with the XML for software embedded (Factur-X 1.0, also known as ZUGFeRD 2, profile EN 16931).
 * The same document gives the same bytes.
 */
export function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const content = invoiceContent(document);
  const facts = {
    title: content.title,
    locale: document.locale,
    author: document.seller.name,
    now: new Date(`${document.issued_on}T00:00:00Z`),
    archive: {
      file: {
        name: FACTUR_X_FILE,
        type: 'text/xml',
        description: invoiceWords[document.locale].attachment,
        content: invoiceCii(document),
      },
      metadata: FACTUR_X_METADATA,
    },
  };
  return writePdf(facts, (pdf) => draw(pdf, content));
}

type Content = ReturnType<typeof invoiceContent>;
type Structure = ReturnType<Pdf['struct']>;

/** Width of the page within its margins, in points. */
const WIDTH = 483;
const left = (width: number): TableColumn => ({ width, align: 'left' });
const right = (width: number): TableColumn => ({ width, align: 'right' });
const FACTS = [left(120), left(WIDTH - 120)];
const LINES = [left(133), right(46), right(62), right(68), right(34), right(66), right(74)];
const SUMS = [right(150), right(90)];
const VAT = [left(60), right(100), right(100), right(100)];
const PARTY_WIDTH = 230;
const GAP = 18;
const SIZES = { title: 20, heading: 12, text: 10, small: 9 };

function draw(pdf: Pdf, content: Content): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const start = pdf.x;
  pdf.font(FONT.bold).fontSize(SIZES.title);
  pdf.text(drawable(content.title), { structParent: root, structType: 'H1' });
  pdf.y += GAP;
  drawParties(pdf, root, content.parties);
  drawTable(pdf, root, { columns: FACTS, rows: content.facts });
  pdf.y += GAP;
  pdf.fontSize(SIZES.small);
  drawTable(pdf, root, { columns: LINES, head: content.columns, rows: content.lines });
  pdf.y += GAP / 2;
  pdf.fontSize(SIZES.text);
  pdf.x = start + WIDTH - SUMS.reduce((sum, { width }) => sum + width, 0);
  drawTable(pdf, root, { columns: SUMS, rows: content.sums, boldRows: content.totals });
  pdf.x = start;
  pdf.y += GAP;
  pdf.font(FONT.bold).fontSize(SIZES.heading);
  pdf.text(drawable(content.vatTitle), { structParent: root, structType: 'H2' });
  pdf.font(FONT.regular).fontSize(SIZES.small);
  drawTable(pdf, root, { columns: VAT, head: content.vatColumns, rows: content.vat });
  pdf.y += GAP;
  pdf.fontSize(SIZES.text);
  pdf.text(drawable(content.terms), { structParent: root });
  root.end();
  numberPages(pdf, content.foot);
}

/** Draws seller and buyer next to each other. */
function drawParties(pdf: Pdf, structParent: Structure, parties: Content['parties']): void {
  const start = pdf.x;
  const top = pdf.y;
  const bottoms = parties.map(([label, lines], index) => {
    pdf.x = start + index * (WIDTH - PARTY_WIDTH);
    pdf.y = top;
    pdf.font(FONT.bold).fontSize(SIZES.small);
    pdf.text(drawable(label), { structParent, structType: 'H2', width: PARTY_WIDTH });
    pdf.font(FONT.regular).fontSize(SIZES.text);
    for (const line of lines) pdf.text(drawable(line), { structParent, width: PARTY_WIDTH });
    return pdf.y;
  });
  pdf.x = start;
  pdf.y = Math.max(...bottoms) + GAP;
}
