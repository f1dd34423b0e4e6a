import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/batch-status.en.ts';
import { nl } from './texts/batch-status.nl.ts';

export const BATCH_STATUSES = [
  'preparing',
  'draft',
  'exported',
  'executing',
  'executed',
  'returning',
  'canceling',
  'canceled',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const batchStatusWords = { nl, en } satisfies Record<Locale, Record<BatchStatus, string>>;

/** The allowed changes of a batch; the database enforces the same. */
const TRANSITIONS: Readonly<Record<BatchStatus, readonly BatchStatus[]>> = {
  preparing: ['draft', 'canceling'],
  draft: ['exported', 'canceling'],
  exported: ['executing', 'canceling'],
  executing: ['executed'],
  executed: ['returning'],
  returning: ['executed'],
  canceling: ['canceled'],
  canceled: [],
};

export const batchMayBecome = (from: BatchStatus, to: BatchStatus): boolean => TRANSITIONS[from].includes(to);

const AT_WORK = ['preparing', 'executing', 'returning', 'canceling'] as const satisfies readonly BatchStatus[];
export type BatchAtWork = (typeof AT_WORK)[number];
/**
 * Whether a run is processing the batch. Until that ends, no other batch may be processed. The database has the same rule
 * (`sepa_batch_is_at_work`).
 */
export const isBatchAtWork = (status: BatchStatus): status is BatchAtWork => AT_WORK.some((each) => each === status);

/** Statuses in which the file of a batch goes or went to the bank. The file of a canceled batch must not go there. */
const WITH_FILE: readonly BatchStatus[] = ['exported', 'executing', 'executed', 'returning'];
export const hasBankFile = (status: BatchStatus): boolean => WITH_FILE.includes(status);

/** Statuses of one payment of a batch; `rejected`: the bank refused or returned it. */
export const LINE_STATUSES = ['draft', 'exported', 'executed', 'canceled', 'rejected'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** Statuses in which a line keeps the items that it pays, so that no other line pays them. */
export const LIVE_LINE_STATUSES = ['draft', 'exported', 'executed'] as const satisfies readonly LineStatus[];
