import type * as api from '@move/contract/jobs/jobs.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { JobFiles } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call, Download } from '../../platform/http/route.ts';
import { findJob } from './jobs.queries.ts';

/** Attaches a file to a run, for the user who started it, in the run's transaction. */
export async function attachJobFile(db: Database, file: Insertable<JobFiles>): Promise<void> {
  await db.insertInto('job_files').values(file).execute();
}

/** The file of the caller's own run; no one else gets it, not even a superadmin (docs/rules/privacy.md#files). */
export async function downloadExport({
  db,
  params,
  caller,
  locale,
}: Call<typeof api.downloadExport>): Promise<Download> {
  const job = await findJob(db, params.job, { userId: caller.user.id, locale });
  const { rows } = await sql<{ filename: string; mime_type: string; content: Buffer }>`
    select filename, mime_type, content from job_files where job_id = ${job.id}::uuid`.execute(db);
  const [file] = rows;
  if (!file) throw notFound();
  return { file: file.content, filename: file.filename, type: file.mime_type };
}
