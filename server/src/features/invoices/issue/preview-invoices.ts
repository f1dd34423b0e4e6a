import type * as api from '@move/contract/invoices/invoices.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assertIssuable } from './generate-invoices.ts';
import { previewUninvoiced } from './issue-invoices.ts';

/** Returns what `generateInvoices` would issue, so that the user knows before mails leave. */
export async function previewInvoices(call: Call<typeof api.previewInvoices>) {
  const { db, query } = call;
  await assertIssuable(call, query.month);
  return { preview: await previewUninvoiced(db, query.month) };
}
