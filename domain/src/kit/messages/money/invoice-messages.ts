import { en } from './texts/invoice.en.ts';
import { nl } from './texts/invoice.nl.ts';

/** Messages about the invoices of the operator to organisations. */
export const invoiceMessages = { nl, en };
