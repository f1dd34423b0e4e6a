import type * as api from '@move/contract/orders/orders.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call, Download } from '../../../platform/http/route.ts';
import { FONT } from '../../../platform/pdf/fonts.ts';
import { type Pdf, writePdf } from '../../../platform/pdf/write-pdf.ts';
import { findOrder } from './order-detail.queries.ts';
import { findRefundText } from '../refunds/order-refund-terms.ts';
import { type ReceiptContent, receiptContent, type SellerAddress } from './receipt-content.ts';

type Asked = { id: number; organizationId?: number; locale?: Locale | undefined; now: Date };

type Facts = SellerAddress & { locale: Locale; timezone: string | null };

/** The receipt of an order in the requested language, else in that of the buyer. */
export async function receiptFile(db: Database, { id, organizationId, locale, now }: Asked): Promise<Download> {
  const { rows } = await sql<Facts>`
    select orders.locale, organizations.timezone, info.street, info.house_number, info.postal_code,
      coalesce(info.city, organizations.city) as city, coalesce(info.country, 'NL') as country
    from orders left join organizations on organizations.id = orders.organization_id
      left join finance_infos info on info.organization_id = orders.organization_id
    where orders.id = ${id}`.execute(db);
  const [stored] = rows;
  const language = locale ?? stored?.locale ?? 'nl';
  const order = await findOrder(db, { id, organizationId, locale: language });
  const content = receiptContent(order, {
    locale: language,
    timeZone: stored?.timezone ?? DEFAULT_TIME_ZONE,
    address: stored ?? null,
    cancellation: await findRefundText(db, { orders: [id] }, { locale: language, now }),
  });
  const facts = { title: content.title, locale: language, author: order.organization.name, now };
  return {
    // made after the call's transaction: it holds no connection
    file: () => writePdf(facts, (pdf) => draw(pdf, content)),
    filename: `${content.title.toLowerCase().replace(' ', '-')}.pdf`,
    type: 'application/pdf',
  };
}

/** In points. */
const LEFT = 56;
const WIDTH = 483;
const BOTTOM = 770;
const GAP = 6;

function draw(pdf: Pdf, receipt: ReceiptContent): void {
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

export function getOrderReceipt({ db, params, query, now }: Call<typeof api.getOrderReceipt>) {
  const { orderId: id, organizationId } = params;
  return receiptFile(db, { id, organizationId, locale: query.locale, now });
}

export function getApplicationOrderReceipt({ db, params, query, now }: Call<typeof api.getApplicationOrderReceipt>) {
  return receiptFile(db, { id: params.orderId, locale: query.locale, now });
}

export function getAnyOrderReceipt({ db, params, query, now }: Call<typeof api.getAnyOrderReceipt>) {
  return receiptFile(db, { id: params.orderId, locale: query.locale, now });
}
