import { getAnyInvoice, getInvoice, listAllInvoices, listInvoices } from '@move/contract/invoices/invoices.ts';

/** Reads that show invoices. */
export const invoiceReads = [getInvoice, getAnyInvoice, listInvoices, listAllInvoices];
