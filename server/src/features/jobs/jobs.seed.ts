import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { JobRuns } from '../../platform/database/schema.ts';

/** Creates a run with the status queued, without a job in the worker's queue. */
export async function seedJob(db: Database, seed: Partial<Insertable<JobRuns>>): Promise<string> {
  const { id } = await db
    .insertInto('job_runs')
    .values({ kind: 'import_organizations', subject: 'clubs.csv', ...seed })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
