import { en } from './texts/invoice.en.ts';
import { nl } from './texts/invoice.nl.ts';

/** Messages about the operator's invoices to organisations. */
export const invoiceMessages = { nl, en };
