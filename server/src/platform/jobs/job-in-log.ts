import type { Job } from 'graphile-worker';

/** What a job is about may be somebody's address: the log names the job, and the queue holds the rest. */
export function withoutPayload({ job, ...rest }: Record<string, unknown> = {}) {
  if (typeof job !== 'object' || job === null) return rest;
  const { id, task_identifier, attempts } = job as Partial<Job>;
  return { job: { id, task: task_identifier, attempts }, ...rest };
}
