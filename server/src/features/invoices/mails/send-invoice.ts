import type * as api from '@move/contract/invoices/invoices.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findInvoice } from '../invoice-detail.queries.ts';
import { makePdf } from '../downloads/stored-pdfs.ts';
import { mailInvoice } from './invoice-mails.ts';

/** Mails an invoice to the organisation; may be repeated. */
export async function sendInvoice({ db, params, storage, config, caller }: Call<typeof api.sendInvoice>) {
  const id = params.invoiceId;
  const before = await findInvoice(db, { id, isOperator: true });
  if (before.email === null) throw refusedByState('id', 'invoice.no_address');
  await makePdf(db, storage, id);
  await mailInvoice(db, id, { appUrl: config.appUrl, sentBy: caller.user.id });
  const invoice = await findInvoice(db, { id, isOperator: true });
  const subject = { type: 'invoices' as const, id, name: invoice.number };
  const organizationId = invoice.organization.id;
  const statuses = { before: { status: before.status }, after: { status: invoice.status } };
  return changed({ invoice }, { subject, ...statuses, alsoFor: { organizationId, ...statuses } });
}
