import * as api from '@move/contract/invoices/invoices.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { INSTALLATION } from '../../../platform/http/written.ts';
import { conditionsOf } from '../invoices.queries.ts';
import { ZIP_NAMES, zippedPdfs } from './zip-pdfs.ts';

/** Zips the PDFs of all invoices of a month. */
export async function downloadAllInvoices(call: Call<typeof api.downloadAllInvoices>) {
  const { query, locale } = call;
  const name = `${ZIP_NAMES[locale]}-${query.month}`;
  const download = await zippedPdfs(call, {
    where: conditionsOf({ month: query.month }),
    name,
    hasSeveralOrganizations: true,
  });
  await auditReading(call, api.downloadAllInvoices, INSTALLATION, { month: query.month });
  return download;
}
