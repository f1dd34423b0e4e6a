import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type JobOptions = { jobKey?: string; runAt?: Date; maxAttempts?: number };

/** Adds work for the worker, in the caller's transaction: it runs only when that commits. */
export async function addJob(db: Database, task: string, payload: object, options: JobOptions = {}): Promise<void> {
  const { jobKey, runAt, maxAttempts } = options;
  const more = { job_key: jobKey, run_at: runAt?.toISOString(), max_attempts: maxAttempts };
  await sql`select add_job(${task}, ${JSON.stringify(payload)}::json, ${JSON.stringify(more)}::jsonb)`.execute(db);
}
