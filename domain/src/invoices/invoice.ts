import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/invoice-status.en.ts';
import { nl } from './texts/invoice-status.nl.ts';

/** issued → sent → settled (with a payout); each of them → credited. A draft is not stored: an invoice has its number at once. */
export const INVOICE_STATUSES = ['issued', 'sent', 'settled', 'credited'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** The labels of a status, on screens and in sheets. */
export const invoiceStatusWords = { nl, en } satisfies Record<Locale, Record<InvoiceStatus, string>>;
