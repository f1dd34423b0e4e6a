import type { Locale } from '../kit/messages.ts';

export const BATCH_STATUSES = ['draft', 'exported', 'executed', 'canceled'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const batchStatusWords = {
  nl: { draft: 'concept', exported: 'geëxporteerd', executed: 'uitgevoerd', canceled: 'geannuleerd' },
  en: { draft: 'a draft', exported: 'exported', executed: 'executed', canceled: 'cancelled' },
} as const satisfies Record<Locale, Record<BatchStatus, string>>;

/** From where to where a batch may go; the database holds the same. */
const TRANSITIONS: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  draft: ['exported', 'canceled'],
  exported: ['executed', 'canceled'],
  executed: [],
  canceled: [],
};

export const batchMayBecome = (from: BatchStatus, to: BatchStatus): boolean => TRANSITIONS[from].includes(to);

/** Of one payment of a batch; `rejected`: the bank refused or returned it. */
export const LINE_STATUSES = ['draft', 'exported', 'executed', 'canceled', 'rejected'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** A line in one of these keeps what it pays: nothing of it is paid by another one. */
export const LIVE_LINE_STATUSES = ['draft', 'exported', 'executed'] as const satisfies readonly LineStatus[];
