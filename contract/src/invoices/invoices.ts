import { INVOICE_STATUSES } from '@move/domain/invoices/invoice.ts';
import { z } from 'zod';
import { Job } from '../jobs/jobs.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, QueryFlag, QueryId, queryChoices } from '../kit/fields.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { Invoice, InvoicePreview, InvoiceRow, InvoiceTotals, InvoiceMonth } from './invoice.ts';
import { invoiceLabels } from './invoices.labels.ts';

const PATH = '/v1/admin/organizations/:organizationId/invoices';
const ONE = `${PATH}/:invoiceId` as const;
const ALL = '/v1/admin/invoices';
const ANY = `${ALL}/:invoiceId` as const;

/** The year of issue, with which the number starts. */
const Year = z.string().regex(/^[1-9]\d{3}$/);

const sort = ['number', 'month', 'total_price_in_cents', 'status'] as const;
const filters = {
  month: InvoiceMonth.optional(),
  year: Year.optional(),
  status: queryChoices(INVOICE_STATUSES).optional(),
  /** In cents. A credit note is negative, so no range contains it. */
  totalPrice: numberRange({ canBeEmpty: false }).optional(),
};
const listQuery = pageQuery({ sort, order: 'desc', filters });
const allQuery = pageQuery({
  sort,
  order: 'desc',
  filters: {
    ...filters,
    organizationId: QueryId.optional(),
    /** A platform that the organisation is on. */
    applicationId: QueryId.optional(),
    /** True: only invoices of removed organisations; false: only of existing ones. */
    isRemoved: QueryFlag.optional(),
    isMailed: QueryFlag.optional(),
    /** Invoices that were never mailed and have no address or are too old to be mailed automatically, and those whose last mail failed. */
    isUndelivered: QueryFlag.optional(),
  },
});
const reply = { ...pageOf('invoices', InvoiceRow), totals: InvoiceTotals };

const ofOrganization = { permission: 'view-rates', scope: 'organization', labels: invoiceLabels } as const;
const ofAll = { permission: 'role:superadmin', scope: 'all', labels: invoiceLabels } as const;

/** The invoices of an organisation, newest first. `search` looks in invoice numbers and names of organisations. */
export const listInvoices = endpoint({
  ...ofOrganization,
  name: 'listInvoices',
  method: 'GET',
  path: PATH,
  query: listQuery,
  /** `is_hidden`: an administrator of a platform sees none, since an invoice covers the sales of all platforms. */
  reply: { ...reply, is_hidden: Flag },
});

/** A zip with the PDFs of a year. */
export const downloadInvoices = endpoint({
  ...ofOrganization,
  name: 'downloadInvoices',
  method: 'GET',
  path: `${PATH}/download`,
  query: z.object({ year: Year }),
  reply: 'file',
  refusals: [404],
  problems: ['invoices.preparing'],
});

export const getInvoice = endpoint({
  ...ofOrganization,
  name: 'getInvoice',
  method: 'GET',
  path: ONE,
  reply: { invoice: Invoice },
});

/** PDF/A-3 with the EN 16931 XML inside. */
export const getInvoicePdf = endpoint({
  ...ofOrganization,
  name: 'getInvoicePdf',
  method: 'GET',
  path: `${ONE}/pdf`,
  reply: 'file',
});

/** UBL 2.1. */
export const getInvoiceUbl = endpoint({
  ...ofOrganization,
  name: 'getInvoiceUbl',
  method: 'GET',
  path: `${ONE}/ubl`,
  reply: 'file',
});

/** The invoices of all organisations. */
export const listAllInvoices = endpoint({
  ...ofAll,
  name: 'listAllInvoices',
  method: 'GET',
  path: ALL,
  query: allQuery,
  reply,
});

/** All rows of the list, as a sheet. */
export const exportAllInvoices = endpoint({
  ...ofAll,
  name: 'exportAllInvoices',
  method: 'GET',
  path: `${ALL}/export`,
  query: allQuery,
  reply: 'file',
});

/** A zip with the PDFs of a month. */
export const downloadAllInvoices = endpoint({
  ...ofAll,
  name: 'downloadAllInvoices',
  method: 'GET',
  path: `${ALL}/download`,
  query: z.object({ month: InvoiceMonth }),
  reply: 'file',
  refusals: [404],
  problems: ['invoices.preparing'],
});

export const getAnyInvoice = endpoint({
  ...ofAll,
  name: 'getAnyInvoice',
  method: 'GET',
  path: ANY,
  reply: { invoice: Invoice },
});

export const getAnyInvoicePdf = endpoint({
  ...ofAll,
  name: 'getAnyInvoicePdf',
  method: 'GET',
  path: `${ANY}/pdf`,
  reply: 'file',
});

export const getAnyInvoiceUbl = endpoint({
  ...ofAll,
  name: 'getAnyInvoiceUbl',
  method: 'GET',
  path: `${ANY}/ubl`,
  reply: 'file',
});

/** What `generateInvoices` would issue for this month, refused as that would be. Changes nothing. */
export const previewInvoices = endpoint({
  ...ofAll,
  name: 'previewInvoices',
  method: 'GET',
  path: `${ALL}/preview`,
  query: z.object({ month: InvoiceMonth }),
  reply: { preview: InvoicePreview },
  problems: ['invoice.no_seller', 'money.restored'],
});

/** Issues the invoices of a month that is over; existing ones stay. */
export const generateInvoices = endpoint({
  ...ofAll,
  name: 'generateInvoices',
  method: 'POST',
  path: `${ALL}/generate`,
  body: z.object({ month: InvoiceMonth }),
  reply: { job: Job },
  status: 202,
  problems: ['invoice.no_seller', 'money.restored'],
  refusesImpersonation: true,
});

/** Mails an invoice, even one that was mailed before. */
export const sendInvoice = endpoint({
  ...ofAll,
  name: 'sendInvoice',
  method: 'POST',
  path: `${ANY}/send`,
  reply: { invoice: Invoice },
  status: 200,
  problems: ['invoice.no_address'],
  refusesImpersonation: true,
});

/** Reverses an invoice, once, by a credit note with its own number. Returns the credit note. */
export const creditInvoice = endpoint({
  ...ofAll,
  name: 'creditInvoice',
  method: 'POST',
  path: `${ANY}/credit`,
  reply: { invoice: Invoice },
  problems: ['invoice.credited', 'invoice.is_credit_note', 'money.restored'],
  refusesImpersonation: true,
});
