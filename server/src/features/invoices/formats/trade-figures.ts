import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { roundHalfUp } from '@move/domain/kit/money/money.ts';
import { vatTable } from '@move/domain/orders/vat-table.ts';
import { invoiceWords } from './invoice-words.ts';

export const CURRENCY = 'EUR';

/** Code list UNECE Rec. 20: one unit. */
export const ONE_UNIT = 'C62';

/** The specification that the XML follows: EN 16931 without national additions. */
export const SPECIFICATION = 'urn:cen.eu:en16931:2017';

/** Code list UNTDID 1001. */
export const DOCUMENT_TYPES = { invoice: '380', creditNote: '381' } as const;

/** Code list UNTDID 5305: standard rate, or zero. */
const vatCategory = (percentage: number) => (percentage > 0 ? 'S' : 'Z');

/**
 * The figures of a document as EN 16931 requires, amounts with two decimals. The amounts of a credit note are positive: its type means a
 * refund. The service fees of an invoice were received from buyers before it is issued, and are netted with the payout. So the invoice is
 * paid in advance in full (BT-113), nothing is due (BT-115), and it has no payment means (BG-16), which accounting software would turn into
 * a transfer. A credit note is due: the seller pays it with a payout.
 */
export function tradeFigures(document: InvoiceDocument) {
  const sign = document.credited === null ? 1 : -1;
  const amount = (cents: number) => ((sign * cents) / 100).toFixed(2);
  const total = document.total_price_in_cents;
  const month = Temporal.PlainYearMonth.from(document.month);
  const words = invoiceWords[document.locale];
  return {
    period: {
      from: month.toPlainDate({ day: 1 }).toString(),
      until: month.toPlainDate({ day: month.daysInMonth }).toString(),
    },
    terms: document.credited === null ? words.netted : words.credited,
    lines: document.lines.map((line, index) => ({
      id: String(index + 1),
      name: words.line(line.payment_type),
      quantity: String(sign * line.quantity),
      unitPrice: unitPrice(sign * line.subtotal_price_in_cents, sign * line.quantity),
      net: amount(line.subtotal_price_in_cents),
      vatCategory: vatCategory(line.vat_percentage),
      vatPercentage: String(line.vat_percentage),
    })),
    vat: vatTable(document.lines).map((row) => ({
      net: amount(row.subtotal_price_in_cents),
      vat: amount(row.vat_in_cents),
      vatCategory: vatCategory(row.percentage),
      vatPercentage: String(row.percentage),
    })),
    net: amount(document.subtotal_price_in_cents),
    vatTotal: amount(document.vat_in_cents),
    total: amount(total),
    prepaid: document.credited === null ? amount(total) : undefined,
    due: document.credited === null ? amount(0) : amount(total),
  };
}

export type TradeFigures = ReturnType<typeof tradeFigures>;

/**
 * The unit price in euros without VAT, with so many decimals that quantity × price, rounded to cents, is the net amount. For a quantity of
 * n digits a price is at most half of 10⁻ⁿ cents off, and the product less than half a cent.
 */
export function unitPrice(netInCents: number, quantity: number): string {
  const decimals = netInCents % quantity === 0 ? 0 : String(quantity).length;
  const digits = String(roundHalfUp(netInCents * 10 ** decimals, quantity)).padStart(decimals + 3, '0');
  return `${digits.slice(0, -decimals - 2)}.${digits.slice(-decimals - 2)}`;
}
