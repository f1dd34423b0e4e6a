import type { PayoutItem } from '@move/contract/payouts/payouts.ts';
import { type Locale, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { PAYOUT_ITEM_KINDS, payoutItemWords } from '@move/domain/payouts/payout.ts';
import { FONT } from '../../../platform/pdf/fonts.ts';
import { type Pdf, writePdf } from '../../../platform/pdf/write-pdf.ts';
import type { Statement } from './make-statement.ts';
import { statementWords } from './statement-words.ts';

/** Measures in points (1/72 inch). */
const LEFT = 56;
const WIDTH = 483;
const BOTTOM = 770;
const GAP = 6;

/** For each column, its share of the width and its alignment. */
type Columns = readonly (readonly [share: number, align: 'left' | 'right'])[];
const FACTS: Columns = [
  [0.25, 'left'],
  [0.75, 'left'],
];
const SUMS: Columns = [
  [0.5, 'left'],
  [0.2, 'right'],
  [0.3, 'right'],
];
const ITEMS: Columns = [
  [0.13, 'left'],
  [0.13, 'left'],
  [0.26, 'left'],
  [0.2, 'left'],
  [0.14, 'right'],
  [0.14, 'right'],
];

const dayOf = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Draws the amount that an organisation is paid, the sums by kind, and every order, refund and invoice. */
export function drawStatement(statement: Statement): Promise<Buffer> {
  const { payout, locale, now } = statement;
  const t = statementWords[locale];
  const title = t.title(dayOf(`${payout.payout_month}-01`, locale, { month: 'long', year: 'numeric' }));
  return writePdf({ title, locale, author: payout.organization, now: new Date(now) }, (pdf) => {
    pdf.font(FONT.bold).fontSize(20).text(title, LEFT, 56);
    pdf.moveDown(0.8).fontSize(10);
    drawSummary(pdf, statement);
    pdf.fontSize(8.5);
    for (const kind of PAYOUT_ITEM_KINDS) {
      const items = statement.items.filter((item) => item.kind === kind);
      if (items.length > 0) drawItems(pdf, statement, items);
    }
  });
}

function drawSummary(pdf: Pdf, { payout, sums, items, locale }: Statement): void {
  const t = statementWords[locale];
  row(pdf, [t.facts.organization, payout.organization], FACTS);
  row(pdf, [t.facts.account, `${payout.account_name}, ${payout.iban_masked}`], FACTS);
  row(pdf, [t.facts.date, dayOf(payout.execution_date, locale, LONG)], FACTS);
  row(pdf, [t.facts.number, String(payout.id)], FACTS);
  pdf.y += 14;
  if (payout.status === 'rejected') return row(pdf, [t.returned], [[1, 'left']], FONT.bold);
  row(pdf, [t.summary, '', ''], SUMS, FONT.bold);
  rule(pdf);
  for (const { kind, count, amount_in_cents } of sums) {
    row(pdf, [payoutItemWords[locale][kind], String(count), formatCents(amount_in_cents, locale)], SUMS);
  }
  rule(pdf);
  row(pdf, [t.total, '', formatCents(payout.amount_in_cents, locale)], SUMS, FONT.bold);
  row(pdf, [t.note], [[1, 'left']]);
  const all = sums.reduce((sum, { count }) => sum + count, 0);
  const inWords = (count: number) => count.toLocaleString(LANGUAGE_TAGS[locale]);
  if (all > items.length) row(pdf, [t.more(inWords(items.length), inWords(all))], [[1, 'left']], FONT.bold);
}

function drawItems(pdf: Pdf, { payout, locale }: Statement, items: readonly PayoutItem[]): void {
  const t = statementWords[locale];
  const [{ kind } = { kind: 'order' as const }] = items;
  pdf.y += 14;
  if (pdf.y > BOTTOM - 40) pdf.addPage();
  row(pdf, [payoutItemWords[locale][kind]], [[1, 'left']], FONT.bold);
  row(pdf, t.columns, ITEMS, FONT.bold);
  rule(pdf);
  for (const { number, at, name, platform, fee_in_cents, amount_in_cents } of items) {
    const day = kind === 'invoice' ? at.slice(0, 10) : toLocalTime(at, payout.timezone).date;
    const fee = fee_in_cents === 0 ? '' : formatCents(fee_in_cents, locale);
    row(pdf, [number, dayOf(day, locale, SHORT), name, platform, fee, formatCents(amount_in_cents, locale)], ITEMS);
  }
}

/** Draws a row as high as its highest text, on a new page when it doesn't fit. */
function row(pdf: Pdf, texts: readonly string[], columns: Columns, font: string = FONT.regular): void {
  pdf.font(font);
  const widthOf = (share: number) => share * WIDTH - GAP;
  const heights = texts.map((text, index) => pdf.heightOfString(text, { width: widthOf(columns[index]?.[0] ?? 1) }));
  const height = Math.max(...heights);
  if (pdf.y + height > BOTTOM) pdf.addPage();
  const top = pdf.y;
  let x = LEFT;
  for (const [index, text] of texts.entries()) {
    const [share, align] = columns[index] ?? [1, 'left'];
    if (text !== '') pdf.text(text, x, top, { width: widthOf(share), align });
    x += share * WIDTH;
  }
  pdf.y = top + height + 3;
  pdf.x = LEFT;
}

function rule(pdf: Pdf): void {
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke('#999999');
  pdf.y += 5;
}
