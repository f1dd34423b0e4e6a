import type { Job } from '@move/contract/jobs/jobs.ts';
import type { JobKind } from '@move/domain/jobs/job.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { defineTask } from '../../platform/jobs/task.ts';
import { type JobRow, jobColumns, presentJob } from './jobs.queries.ts';

/** How many times the worker tries a run that fails; a refusal ends it at once. */
export const ATTEMPTS_MAX = 3;

export type JobStart = {
  kind: JobKind;
  /** The name of the record, file or month that the run is about, as shown to users. */
  subject: string | null;
  /** The data that the work needs. Never returned by the API. */
  payload: object;
  /** The amount of work, in the unit of its progress (e.g. rows of a list); absent when unknown. */
  total?: number;
};

type Starter = Pick<Call<{ permission: 'signed-in' }>, 'db' | 'caller' | 'locale' | 'request'>;

/** Starts long work in the caller's transaction: it runs after the commit, and not at all after a rollback. */
export async function startJob({ db, caller, locale, request }: Starter, job: JobStart): Promise<Job> {
  const { rows } = await sql<JobRow>`
    insert into job_runs (user_id, kind, subject, payload, total, request_id)
    values (${caller.user.id}, ${job.kind}, ${job.subject}, ${JSON.stringify(job.payload)}::jsonb,
      ${job.total ?? 0}, ${request.id})
    returning ${jobColumns}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the run was not added');
  await queueJob(db, row.id);
  return presentJob(row, locale);
}

/** The task that carries out a run. */
export const runJobTask = defineTask('run_job', z.object({ id: z.uuid() }));

/** Queues a run. Replaces an older job of the same run; a job that is already running goes on, but isn't tried again. */
export async function queueJob(db: Database, id: string): Promise<void> {
  await queue(db, runJobTask, { id }, { jobKey: `${runJobTask.name}:${id}`, maxAttempts: ATTEMPTS_MAX });
}
