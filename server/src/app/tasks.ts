import { accessTasks } from '../features/access/access.tasks.ts';
import { buildTasks } from '../features/builds/builds.tasks.ts';
import { checkInTasks } from '../features/check-in/check-in.tasks.ts';
import { integrationTasks } from '../features/integrations/integrations.tasks.ts';
import { importJobs } from '../features/imports/imports.jobs.ts';
import { invoiceJobs } from '../features/invoices/invoices.jobs.ts';
import { invoiceTasks } from '../features/invoices/invoices.tasks.ts';
import { jobTasks } from '../features/jobs/jobs.tasks.ts';
import { fileTasks } from '../features/files/files.tasks.ts';
import { mailboxTasks } from '../features/mailbox/mailbox.tasks.ts';
import { reviewTasks } from '../features/organizations/public.ts';
import { notificationTasks } from '../features/notifications/notifications.tasks.ts';
import { paymentTasks } from '../features/payments/payments.tasks.ts';
import { payoutJobs } from '../features/payouts/payouts.jobs.ts';
import { payoutTasks } from '../features/payouts/payouts.tasks.ts';
import { preferenceTasks } from '../features/preferences/preferences.tasks.ts';
import { privacyTasks } from '../features/privacy/privacy.tasks.ts';
import { statisticsTasks } from '../features/statistics/statistics.tasks.ts';
import { providerComparisonTasks } from '../features/provider-comparisons/provider-comparisons.tasks.ts';
import { reconciliationTasks } from '../features/reconciliation/reconciliation.tasks.ts';
import { teamTasks } from '../features/team/team.tasks.ts';
import { upscalerTasks } from '../features/upscaler/upscaler.tasks.ts';
import { waitlistTasks } from '../features/waitlist/waitlist.tasks.ts';
import { auditTasks } from '../platform/audit/audit.tasks.ts';
import { rowCountTasks } from '../platform/database/row-counts.tasks.ts';
import type { Task } from '../platform/jobs/task.ts';
import { mailTasks } from '../platform/mail/mail.tasks.ts';

/** All tasks that the worker can run. A task that is not listed here is never run. */
export const tasks: readonly Task[] = [
  ...accessTasks,
  ...integrationTasks,
  ...buildTasks,
  ...checkInTasks,
  ...fileTasks,
  ...invoiceTasks,
  ...notificationTasks,
  ...reviewTasks,
  ...paymentTasks,
  ...payoutTasks,
  ...reconciliationTasks,
  ...providerComparisonTasks,
  ...preferenceTasks,
  ...privacyTasks,
  ...statisticsTasks,
  ...teamTasks,
  ...upscalerTasks,
  ...waitlistTasks,
  ...jobTasks({ ...importJobs, ...invoiceJobs, ...payoutJobs }),
  ...auditTasks,
  ...mailTasks,
  ...mailboxTasks,
  ...rowCountTasks,
];
