import type * as api from '@move/contract/jobs/jobs.ts';
import type { Job } from '@move/contract/jobs/jobs.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import { isJobFinished, isStoppable } from '@move/domain/jobs/job.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import { isUuid } from '../../platform/http/input/is-uuid.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';

/** A run as the database stores it. */
export type JobRow = Omit<Job, 'failure' | 'may'> & { failure: Message | null };

/** The columns of a JobRow. */
export const jobColumns = sql`job_runs.id, job_runs.kind, job_runs.subject, job_runs.status, job_runs.done, job_runs.total,
  job_runs.cancel_asked_at is not null and job_runs.status = 'running' as is_stopping, job_runs.result, job_runs.failure,
  job_runs.request_id,
  (select filename from job_files where job_id = job_runs.id) as file, job_runs.created_at, job_runs.finished_at`;

/** The run in the reader's language, with what its owner may do. */
export function presentJob(row: JobRow, locale: Locale): Job {
  return {
    ...row,
    failure: row.failure === null ? null : translate(locale, row.failure),
    may: {
      cancel: !isJobFinished(row.status) && !row.is_stopping && isStoppable(row.kind),
      // a run in steps is continued from its own screen instead, by any user who then has the right
      retry: row.status === 'failed' && isStoppable(row.kind),
    },
  };
}

type Mine = { userId: number; locale: Locale };

export async function findJobs(db: Database, query: QueryOf<typeof api.listJobs>, { userId, locale }: Mine) {
  const { rows, meta } = await findPage<JobRow, 'created_at'>(
    db,
    {
      select: jobColumns,
      from: sql`job_runs`,
      where: [sql`user_id = ${userId}`],
      sort: { created_at: sql`job_runs.created_at` },
      id: sql`job_runs.id`,
    },
    query,
  );
  return { jobs: rows.map((row) => presentJob(row, locale)), meta };
}

/** A run of the caller; 404 for any other, and for an id that is no UUID. */
export async function findJob(db: Database, id: string, { userId, locale }: Mine): Promise<Job> {
  if (!isUuid(id)) throw notFound();
  const { rows } = await sql<JobRow>`
    select ${jobColumns} from job_runs where id = ${id}::uuid and user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return presentJob(row, locale);
}

export function listJobs({ db, query, caller, locale }: Call<typeof api.listJobs>) {
  return findJobs(db, query, { userId: caller.user.id, locale });
}

export async function getJob({ db, params, caller, locale }: Call<typeof api.getJob>) {
  return {
    job: await findJob(db, params.job, { userId: caller.user.id, locale }),
  };
}
