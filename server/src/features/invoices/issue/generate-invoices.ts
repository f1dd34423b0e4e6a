import type * as api from '@move/contract/invoices/invoices.ts';
import { isMonthClosed } from '@move/domain/invoices/invoice-months.ts';
import { assertMoneyNotHeld } from '../../../platform/backup/money-hold.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { startJob } from '../../jobs/public.ts';
import { countUninvoiced } from './issue-invoices.ts';
import { findTimeZones } from './issue-month.ts';
import { invoiceSeller } from './seller.ts';

/** Starts the run that issues the invoices of a month that is over. */
export async function generateInvoices(call: Call<typeof api.generateInvoices>) {
  const { db, body, config, now } = call;
  const { month } = body;
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  if (!isMonthClosed(month, instant, await findTimeZones(db))) throw invalid('month', 'invoice.month_open');
  // both throw in the run too; here the user sees the error at once
  invoiceSeller(config);
  await assertMoneyNotHeld(db);
  const total = await countUninvoiced(db, month);
  const job = await startJob(call, { kind: 'issue_invoices', subject: month, payload: { month }, total });
  return changed({ job }, { subject: { type: 'job_runs', id: job.id, name: month }, after: { month } });
}
