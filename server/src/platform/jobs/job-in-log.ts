import type { Job } from 'graphile-worker';

/** The payload of a job may hold an e-mail address: the log names the job, and only the queue holds the payload. */
export function withoutPayload({ job, ...rest }: Record<string, unknown> = {}) {
  if (typeof job !== 'object' || job === null) return rest;
  const { id, task_identifier, attempts } = job as Partial<Job>;
  return { job: { id, task: task_identifier, attempts }, ...rest };
}
