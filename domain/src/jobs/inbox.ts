/** What the bell tells: things done by others or by long work. A slice adds its own kind here and its words in the web app. */
export const INBOX_KINDS = [
  'job_succeeded',
  'job_failed',
  'job_canceled',
  'mails_stuck',
  'figures_corrected',
  'reconciliation_differs',
  'provider_differs',
  'provider_not_compared',
] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];
