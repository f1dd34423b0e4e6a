import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Log } from '../log/create-log.ts';

export type TaskContext = {
  pool: pg.Pool;
  /** For short statements outside a task's transaction. */
  sidePool: pg.Pool;
  config: Config;
  log: Log;
  /** When the job began. */
  now: Date;
};

/** A kind of job: its name in the queue, and the schema of its payload. */
export type TaskDefinition<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
};

/** Defines a task: `queue` adds its jobs, and `handleTask` says how to carry them out. Without a schema its jobs have no payload. */
export function defineTask(name: string): TaskDefinition;
export function defineTask<Payload extends z.ZodType>(name: string, payload: Payload): TaskDefinition<Payload>;
export function defineTask(name: string, payload: z.ZodType = z.unknown()): TaskDefinition {
  return { name, payload };
}

/** A task with the function that carries it out, as the worker runs it. */
export type Task = {
  name: string;
  /** The task's name in the previous release: jobs queued then are still run. Removed in the next release. */
  formerName?: string;
  /** A crontab line without the name, e.g. `0 4 * * *`, in UTC. */
  cron?: string;
  /** The workers that run it: jobs that wait for another system have their own, so that a slow system doesn't delay other jobs. */
  workers?: 'mail' | 'payments' | 'push';
  run: (payload: unknown, context: TaskContext) => Promise<void>;
};

/** Connects a task with the function that carries it out. A job with an invalid payload fails. */
export function handleTask<Payload extends z.ZodType>(
  { name, payload: schema }: TaskDefinition<Payload>,
  run: (payload: z.output<Payload>, context: TaskContext) => Promise<unknown>,
  more: Pick<Task, 'cron' | 'workers' | 'formerName'> = {},
): Task {
  return {
    ...more,
    name,
    run: async (payload, context) => {
      await run(schema.parse(payload), context);
    },
  };
}
