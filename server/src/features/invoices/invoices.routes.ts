import * as api from '@move/contract/invoices/invoices.ts';
import { route } from '../../platform/http/route.ts';
import { creditInvoice } from './issue/credit-invoice.ts';
import { downloadAllInvoices } from './downloads/download-all-invoices.ts';
import { downloadInvoices } from './downloads/download-invoices.ts';
import { exportAllInvoices } from './downloads/export-all-invoices.ts';
import { generateInvoices } from './issue/generate-invoices.ts';
import { previewInvoices } from './issue/preview-invoices.ts';
import { getAnyInvoice, getInvoice } from './invoice-detail.queries.ts';
import {
  getAnyInvoicePdf,
  getAnyInvoiceUbl,
  getInvoicePdf,
  getInvoiceUbl,
} from './downloads/invoice-downloads.queries.ts';
import { listAllInvoices, listInvoices } from './invoices.queries.ts';
import { sendInvoice } from './mails/send-invoice.ts';

export const invoiceRoutes = [
  route(api.listInvoices, listInvoices),
  route(api.downloadInvoices, downloadInvoices),
  route(api.getInvoice, getInvoice),
  route(api.getInvoicePdf, getInvoicePdf),
  route(api.getInvoiceUbl, getInvoiceUbl),
  route(api.listAllInvoices, listAllInvoices),
  route(api.exportAllInvoices, exportAllInvoices),
  route(api.downloadAllInvoices, downloadAllInvoices),
  route(api.previewInvoices, previewInvoices),
  route(api.generateInvoices, generateInvoices),
  route(api.getAnyInvoice, getAnyInvoice),
  route(api.getAnyInvoicePdf, getAnyInvoicePdf),
  route(api.getAnyInvoiceUbl, getAnyInvoiceUbl),
  route(api.sendInvoice, sendInvoice),
  route(api.creditInvoice, creditInvoice),
];
