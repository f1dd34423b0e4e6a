import { findMoneyHold } from '../../platform/backup/money-hold.ts';
import { asSystem } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { findOpenMonths, issueBatch, prepareInvoicesTask } from './issue/issue-month.ts';
import { mailNewInvoices } from './mails/invoice-mails.ts';
import { makePdfs } from './downloads/stored-pdfs.ts';
import { invoiceSeller } from './issue/seller.ts';

export const invoiceTasks: readonly Task[] = [
  // a month ends before 3:00 UTC on the 1st in Europe, and later that day further west; the runs of other days issue a missed month
  handleTask(defineTask('issue_closed_months'), (_payload, context) => issueClosedMonths(context), {
    cron: '0 3,9,15 * * *',
  }),
  handleTask(prepareInvoicesTask, (_payload, context) => prepareInvoices(context)),
  // in case a job was lost: until this runs, a download of PDFs is refused with the advice to try again in a few minutes
  handleTask(defineTask('resume_invoices'), (_payload, context) => prepareInvoices(context), { cron: '*/10 * * * *' }),
];

/** Issues the invoices of all months that are over, one batch at a time. */
export async function issueClosedMonths({ pool, config, log, now }: TaskContext): Promise<void> {
  const months = await asSystem(pool, (db) => findOpenMonths(db, now));
  if (months.length === 0) return;
  const backup = await asSystem(pool, findMoneyHold);
  if (backup !== null) return log.warn({ months, backup }, 'no invoices issued: a backup was restored');
  try {
    const seller = invoiceSeller(config);
    for (const month of months) {
      for (;;) {
        const issued = await asSystem(pool, (db) => issueBatch(db, { month, seller }));
        if (issued === 0) break;
        log.info({ month, issued }, 'invoices issued');
      }
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    log.warn({ months, settings: error.sentences[0]?.params?.['names'] }, 'no invoices issued: settings are missing');
  }
}

/** Makes the missing PDFs, then sends the mails that are due. */
export async function prepareInvoices({ pool, config, log }: TaskContext): Promise<void> {
  const failed = await makePdfs(pool, openStorage(config), log);
  for (;;) {
    const mailed = await asSystem(pool, (db) => mailNewInvoices(db, config.appUrl));
    if (mailed === 0) break;
  }
  // the other invoices are done; the error makes the queue retry
  if (failed > 0) throw new Error(`${failed} invoices have no PDF`);
}
