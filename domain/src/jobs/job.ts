/** Long work that a user starts and may follow. */
export const JOB_KINDS = [
  'import_organizations',
  'issue_invoices',
  'prepare_sepa_batch',
  'execute_sepa_batch',
  'cancel_sepa_batch',
] as const;

export type JobKind = (typeof JOB_KINDS)[number];

/** Work that commits step by step: stopping it would leave it half done. The server's type `JobHandlers` requires a stepped handler. */
export const STEPPED_KINDS = [
  'prepare_sepa_batch',
  'execute_sepa_batch',
  'cancel_sepa_batch',
] as const satisfies readonly JobKind[];
export type SteppedKind = (typeof STEPPED_KINDS)[number];

/** Whether a user who started a run of this kind may stop it. */
export const isStoppable = (kind: JobKind): boolean => !STEPPED_KINDS.some((each) => each === kind);

/** queued → running → succeeded, failed or canceled; a failed run may be queued again. */
export const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;

export type JobStatus = (typeof JOB_STATUSES)[number];

export const isJobFinished = (status: JobStatus): boolean => status !== 'queued' && status !== 'running';

/** The progress of a run, in whole percents. Only a succeeded run is at 100, so that a full bar always means done. */
export function jobPercentage({ done, total, status }: { done: number; total: number; status: JobStatus }): number {
  if (status === 'succeeded') return 100;
  if (total <= 0) return 0;
  return Math.min(99, Math.floor((done / total) * 100));
}
