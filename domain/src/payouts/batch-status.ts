import type { Locale } from '../kit/messages.ts';

export const BATCH_STATUSES = [
  'preparing',
  'draft',
  'exported',
  'executing',
  'executed',
  'canceling',
  'canceled',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const batchStatusWords = {
  nl: {
    preparing: 'nog niet klaar: het concept wordt gemaakt',
    draft: 'concept',
    exported: 'geëxporteerd',
    executing: 'nog niet klaar: de uitvoering wordt vastgelegd',
    executed: 'uitgevoerd',
    canceling: 'nog niet klaar: de annulering loopt',
    canceled: 'geannuleerd',
  },
  en: {
    preparing: 'not ready: its draft is being made',
    draft: 'a draft',
    exported: 'exported',
    executing: 'not ready: its execution is being recorded',
    executed: 'executed',
    canceling: 'not ready: it is being cancelled',
    canceled: 'cancelled',
  },
} as const satisfies Record<Locale, Record<BatchStatus, string>>;

/** From where to where a batch may go; the database holds the same. */
const TRANSITIONS: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  preparing: ['draft', 'canceling'],
  draft: ['exported', 'canceling'],
  exported: ['executing', 'canceling'],
  executing: ['executed'],
  executed: [],
  canceling: ['canceled'],
  canceled: [],
};

export const batchMayBecome = (from: BatchStatus, to: BatchStatus): boolean => TRANSITIONS[from].includes(to);

/** A run works on it: it isn't complete, and no other batch is worked on. */
const AT_WORK: readonly BatchStatus[] = ['preparing', 'executing', 'canceling'];
export const isBatchAtWork = (status: BatchStatus): boolean => AT_WORK.includes(status);

/** Its file goes to the bank, or went there; that of a canceled batch must not. */
const WITH_FILE: readonly BatchStatus[] = ['exported', 'executing', 'executed'];
export const hasBankFile = (status: BatchStatus): boolean => WITH_FILE.includes(status);

/** Of one payment of a batch; `rejected`: the bank refused or returned it. */
export const LINE_STATUSES = ['draft', 'exported', 'executed', 'canceled', 'rejected'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** A line in one of these keeps what it pays: nothing of it is paid by another one. */
export const LIVE_LINE_STATUSES = ['draft', 'exported', 'executed'] as const satisfies readonly LineStatus[];
