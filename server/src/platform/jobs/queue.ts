import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { TaskDefinition } from './task.ts';

type JobOptions = { jobKey?: string; runAt?: Date; maxAttempts?: number };

/** Adds a job for the worker, in the caller's transaction: it runs only when that commits. */
export async function queue<Payload extends z.ZodType>(
  db: Database,
  task: TaskDefinition<Payload>,
  payload: z.input<Payload>,
  options: JobOptions = {},
): Promise<void> {
  const { jobKey, runAt, maxAttempts } = options;
  const more = { job_key: jobKey, run_at: runAt?.toISOString(), max_attempts: maxAttempts };
  await sql`select add_job(${task.name}, ${JSON.stringify(payload)}::json, ${JSON.stringify(more)}::jsonb)`.execute(db);
}

type Ids = {
  ids: RawBuilder<unknown>;
  /** Jobs with a higher number run after those with a lower one. */
  priority?: number;
};

/** SQL that adds a job for each id. The payload has the id in the task's only field; the job key is the task's name and the id. */
export function queueEach<Field extends string>(
  task: TaskDefinition<z.ZodObject<Record<Field, z.ZodNumber>>>,
  { ids, priority = 0 }: Ids,
): RawBuilder<unknown> {
  const [field] = Object.keys(task.payload.shape);
  return sql`add_jobs(${task.name}, ${field}, ${ids}, ${priority})`;
}

/** Adds a job for each payload, in the caller's transaction and in one statement. */
export async function queueAll<Payload extends z.ZodType>(
  db: Database,
  task: TaskDefinition<Payload>,
  payloads: readonly z.input<Payload>[],
): Promise<void> {
  await sql`
    select add_job(${task.name}, payload, '{}'::jsonb)
    from json_array_elements(${JSON.stringify(payloads)}::json) as payload`.execute(db);
}
