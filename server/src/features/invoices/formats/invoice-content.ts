import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import type { Party } from '@move/domain/invoices/party.ts';
import { type Locale, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { vatTable } from '@move/domain/orders/vat-table.ts';
import { invoiceWords } from './invoice-words.ts';
import { tradeFigures } from './trade-figures.ts';

type Fact = readonly [label: string, value: string];

/** The texts of an invoice or credit note, in the order of its PDF. */
export function invoiceContent(document: InvoiceDocument) {
  const { locale, credited, total_price_in_cents: total } = document;
  const w = invoiceWords[locale];
  const figures = tradeFigures(document);
  const money = (cents: number) => formatCents(cents, locale);
  const day = (date: string) => dayText(date, locale);
  const period = w.fromUntil(day(figures.period.from), day(figures.period.until));
  const settled: readonly Fact[] =
    credited === null
      ? [
          [w.nettedAmount, money(-total)],
          [w.due, money(0)],
        ]
      : [[w.creditedAmount, money(-total)]];
  return {
    title: `${credited === null ? w.invoice : w.creditNote} ${document.number}`,
    parties: [
      [w.seller, partyLines(document.seller, locale)],
      [w.buyer, partyLines(document.buyer, locale)],
    ] as const,
    facts: [
      [credited === null ? w.invoiceNumber : w.creditNoteNumber, document.number],
      [w.date, day(document.issued_on)],
      [w.period, period],
      ...(credited === null ? [] : [[w.credits, w.creditedOn(credited.number, day(credited.issued_on))] as const]),
    ] satisfies Fact[],
    columns: w.columns,
    lines: document.lines.map((line, index) => [
      w.line(line.payment_type),
      new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(line.quantity),
      priceText(figures.lines[index]?.unitPrice ?? '', locale),
      money(line.subtotal_price_in_cents),
      `${line.vat_percentage}%`,
      money(line.vat_in_cents),
      money(line.total_price_in_cents),
    ]),
    sums: [
      [w.subtotal, money(document.subtotal_price_in_cents)],
      [w.vat, money(document.vat_in_cents)],
      [w.total, money(total)],
      ...settled,
    ] satisfies Fact[],
    /** Indexes of the sums in bold. */
    totals: new Set([2, 2 + settled.length]),
    vatTitle: w.vatTable,
    vatColumns: w.vatColumns,
    vat: vatTable(document.lines).map((row) => [
      `${row.percentage}%`,
      money(row.subtotal_price_in_cents),
      money(row.vat_in_cents),
      money(row.total_price_in_cents),
    ]),
    terms: figures.terms,
    foot: (page: number, pages: number) => [document.seller.name, document.number, w.page(page, pages)].join(' · '),
  };
}

/** Name, address and numbers; unknown ones are left out. */
function partyLines(party: Party, locale: Locale): string[] {
  const w = invoiceWords[locale];
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const lines = [
    party.name,
    party.attn && w.attn(party.attn),
    joined(party.street, party.house_number),
    joined(party.postal_code, party.city),
    party.country === 'NL' ? null : (new Intl.DisplayNames(locale, { type: 'region' }).of(party.country) ?? null),
    party.kvk_number && w.kvk(party.kvk_number),
    party.vat_number && w.vatNumber(party.vat_number),
    party.email,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

function dayText(date: string, locale: Locale): string {
  const shown = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], shown).format(new Date(`${date}T00:00:00Z`));
}

/** A unit price with as many decimals as in the XML, which may be more than two. */
function priceText(euros: string, locale: Locale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 10 };
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'currency', currency: 'EUR', ...digits });
  return format.format(Number(euros)).replace(/\s/g, ' ');
}
