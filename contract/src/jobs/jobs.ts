import { JOB_KINDS, JOB_STATUSES } from '@move/domain/jobs/job.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Instant } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';

/** A run, as the user who started it sees it. */
export const Job = z.strictObject({
  id: z.uuid(),
  kind: z.enum(JOB_KINDS),
  /** What it is about, such as the name of a file. */
  subject: z.string().nullable(),
  status: z.enum(JOB_STATUSES),
  done: z.int().min(0),
  total: z.int().min(0),
  /** A stop was requested; the run stops at its next step. */
  is_stopping: Flag,
  /** Counts of what it did, with names per kind; null until it is done. */
  result: z.record(z.string(), z.int()).nullable(),
  /** The name of the file that it made, see `downloadExport`. */
  file: z.string().nullable(),
  /** Why it failed, in the reader's language. */
  failure: z.string().nullable(),
  /** The request that started the run, by which support finds it in the log. */
  request_id: z.string().nullable(),
  may: z.strictObject({ cancel: Flag, retry: Flag }),
  created_at: Instant,
  finished_at: Instant.nullable(),
});
export type Job = z.output<typeof Job>;

const PATH = '/v1/admin/jobs';

/** The caller's runs of the last 30 days, newest first. */
export const listJobs = endpoint({
  name: 'listJobs',
  method: 'GET',
  path: PATH,
  permission: 'signed-in',
  scope: 'self',
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: pageOf('jobs', Job),
});

/** The progress of the caller's own run; 404 for any other. */
export const getJob = endpoint({
  name: 'getJob',
  method: 'GET',
  path: `${PATH}/:job`,
  permission: 'signed-in',
  scope: 'self',
  reply: { job: Job },
});

/** Asks a run to stop. A queued run stops at once; a running one stops at its next step and rolls back. */
export const cancelJob = endpoint({
  name: 'cancelJob',
  method: 'POST',
  path: `${PATH}/:job/cancel`,
  permission: 'signed-in',
  scope: 'self',
  reply: { job: Job },
  status: 200,
  problems: ['job.finished', 'job.unstoppable'],
});

/** Starts a failed run again, with the same input. */
export const retryJob = endpoint({
  name: 'retryJob',
  method: 'POST',
  path: `${PATH}/:job/retry`,
  permission: 'signed-in',
  scope: 'self',
  reply: { job: Job },
  status: 202,
  problems: ['job.not_failed'],
});

/** The file that a run of the caller made. */
export const downloadExport = endpoint({
  name: 'downloadExport',
  method: 'GET',
  path: '/v1/admin/exports/:job',
  permission: 'signed-in',
  scope: 'self',
  reply: 'file',
  refusesImpersonation: true,
});
