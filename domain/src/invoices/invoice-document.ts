import type { Locale } from '../kit/messages/locale.ts';
import type { InvoiceLine } from './invoice-amounts.ts';
import type { Party } from './party.ts';

/** The frozen data for the files of an invoice or credit note. Amounts of a credit note are negative. */
export type InvoiceDocument = {
  number: string;
  /** `YYYY-MM-DD`. */
  issued_on: string;
  /** `YYYY-MM`, in which the service fees were paid. */
  month: string;
  locale: Locale;
  /** The invoice that a credit note reverses; null on an invoice. */
  credited: { number: string; issued_on: string } | null;
  seller: Party;
  buyer: Party;
  lines: InvoiceLine[];
  subtotal_price_in_cents: number;
  vat_in_cents: number;
  total_price_in_cents: number;
};
