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
  const { db, body } = call;
  const { month } = body;
  // the run checks most of this too; here the user sees the error at once
  await assertIssuable(call, month);
  const total = await countUninvoiced(db, month);
  const job = await startJob(call, { kind: 'issue_invoices', subject: month, payload: { month }, total });
  return changed({ job }, { subject: { type: 'job_runs', id: job.id, name: month }, after: { month } });
}

type Issuing = Pick<Call<typeof api.generateInvoices>, 'db' | 'config' | 'now'>;

/** Throws 422 for a month that isn't over, and 409 while no invoices can be issued at all. */
export async function assertIssuable({ db, config, now }: Issuing, month: string): Promise<void> {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  if (!isMonthClosed(month, instant, await findTimeZones(db))) throw invalid('month', 'invoice.month_open');
  invoiceSeller(config);
  await assertMoneyNotHeld(db);
}
