import type { nl, Result } from './jobs.nl.ts';

const rowsEn = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`);

const paymentsEn = ({ payments: count = 0 }: Result) =>
  count === 1 ? '1 payment' : `${count.toLocaleString('en-GB')} payments`;

export const en: typeof nl = {
  title: 'Notifications',
  busyTitle: 'In progress',
  earlier: 'Earlier',
  older: 'Older notifications',
  empty: {
    title: 'No notifications yet',
    text: 'You are notified here when something is finished, such as an import.',
  },
  kinds: {
    import_organizations: {
      title: 'Import organisations',
      result: ({ created = 0, updated = 0, skipped = 0, refused = 0 }) =>
        `${created === 1 ? '1 organisation' : `${created.toLocaleString('en-GB')} organisations`} added${updated > 0 ? `, ${updated.toLocaleString('en-GB')} updated` : ''}${skipped > 0 ? `, ${rowsEn(skipped)} skipped` : ''}${refused > 0 ? `, ${rowsEn(refused)} refused` : ''}`,
    },
    issue_invoices: {
      title: 'Issue invoices',
      result: ({ invoices = 0 }) => (invoices === 1 ? '1 invoice' : `${invoices.toLocaleString('en-GB')} invoices`),
    },
    prepare_sepa_batch: { title: 'Create payout batch', result: paymentsEn },
    execute_sepa_batch: { title: 'Record payout batch', result: paymentsEn },
    cancel_sepa_batch: { title: 'Cancel payout batch', result: () => 'All amounts are open again' },
  },
  items: {
    job_succeeded: 'Done',
    job_failed: 'Failed',
    job_canceled: 'Stopped',
    mails_stuck: 'E-mails are not being sent',
    figures_corrected: 'Figures were wrong and have been corrected',
    reconciliation_differs: 'Month-end: differences found',
    provider_differs: 'Provider: new differences',
    provider_not_compared: 'Provider: not compared for two days',
    notification_sent: 'Notification sent',
    notification_partly_failed: 'Notification did not reach everyone',
    notification_failed: 'Notification failed',
    notification_canceled: 'Notification stopped while sending',
    notification_to_nobody: 'Notification not sent: no recipients',
    notification_without_sender: 'Notification not sent: its sender is no longer allowed to',
    build_succeeded: 'App build is ready',
    build_failed: 'App build failed',
    build_aborted: 'App build was aborted',
  },
  figures: { sent: 'sent', failed: 'failed', skipped: 'skipped' },
  canceled: 'Nothing was changed.',
  waiting: 'Starting soon',
  stopping: 'Stopping',
  progress: (done, total) => `${done} of ${total}`,
  stop: 'Stop',
  stopLabel: (name) => `Stop ${name}`,
  retry: 'Try again',
  file: (name) => `Download ${name}`,
  isNew: 'New',
  failed: 'The notifications could not be loaded.',
};
