import { getAnyInvoice, getInvoice, listAllInvoices, listInvoices } from '@move/contract/invoices/invoices.ts';

/** What shows invoices. */
export const invoiceReads = [getInvoice, getAnyInvoice, listInvoices, listAllInvoices];
