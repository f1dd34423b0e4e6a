/** Kinds of inbox items. A slice adds its own kind here and its texts in the web app. */
export const INBOX_KINDS = [
  'job_succeeded',
  'job_failed',
  'job_canceled',
  'mails_stuck',
  'figures_corrected',
  'reconciliation_differs',
  'provider_differs',
  'provider_not_compared',
  'notification_sent',
  'notification_partly_failed',
  'notification_failed',
  'notification_canceled',
  'notification_to_nobody',
  'notification_without_sender',
  'build_succeeded',
  'build_failed',
  'build_aborted',
] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];
