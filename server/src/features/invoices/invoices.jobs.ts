import { z } from 'zod';
import { forbidden } from '../../platform/http/problem.ts';
import { isSuperadmin } from '../access/public.ts';
import type { JobHandlers, RunningJob } from '../jobs/public.ts';
import { issueBatch } from './issue/issue-month.ts';
import { invoiceSeller } from './issue/seller.ts';

const Payload = z.object({ month: z.string() });

/** Issues all invoices of a month, or none when the run is stopped. Throws when the user who started the run is no longer superadmin. */
async function issueMonth({ db, payload, config, report, userId }: RunningJob): Promise<Record<string, number>> {
  const { month } = Payload.parse(payload);
  if (userId === null || !(await isSuperadmin(db, userId))) throw forbidden();
  const seller = invoiceSeller(config);
  let invoices = 0;
  for (;;) {
    const issued = await issueBatch(db, { month, seller });
    if (issued === 0) return { invoices };
    invoices += issued;
    await report(invoices);
  }
}

export const invoiceJobs: JobHandlers = { issue_invoices: issueMonth };
