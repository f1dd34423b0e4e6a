import { z } from 'zod';
import type { JobWorks, RunningJob } from '../jobs/public.ts';
import { issueBatch } from './issue-month.ts';
import { invoiceSeller } from './seller.ts';

const Payload = z.object({ month: z.string() });

/** Issues all invoices of a month, or none when it is stopped. */
async function issueMonth({ db, payload, config, report }: RunningJob): Promise<Record<string, number>> {
  const { month } = Payload.parse(payload);
  const seller = invoiceSeller(config);
  let invoices = 0;
  for (;;) {
    const issued = await issueBatch(db, { month, seller });
    if (issued === 0) return { invoices };
    invoices += issued;
    await report(invoices);
  }
}

export const invoiceJobs: JobWorks = { issue_invoices: issueMonth };
