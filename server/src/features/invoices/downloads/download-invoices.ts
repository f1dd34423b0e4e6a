import * as api from '@move/contract/invoices/invoices.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { conditionsOf } from '../invoices.queries.ts';
import { ZIP_NAMES, zippedPdfs } from './zip-pdfs.ts';

/** Zips the PDFs of an organisation's invoices of a year. */
export async function downloadInvoices(call: Call<typeof api.downloadInvoices>) {
  const { params, query, locale } = call;
  const { organizationId } = params;
  const name = `${ZIP_NAMES[locale]}-${query.year}`;
  const download = await zippedPdfs(call, {
    where: conditionsOf({ organizationId, year: query.year }),
    name,
    hasSeveralOrganizations: false,
  });
  await auditReading(call, api.downloadInvoices, { type: 'organizations', id: organizationId }, { year: query.year });
  return download;
}
