import type pg from 'pg';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Log } from '../log/create-log.ts';

export type TaskContext = {
  pool: pg.Pool;
  /** For short statements beside a task's transaction. */
  sidePool: pg.Pool;
  config: Config;
  log: Log;
  /** When the job began. */
  now: Date;
};

/** A kind of work for the worker: what it is called in the queue, and what a job of it holds. */
export type TaskDefinition<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
};

/** Defines a task, once: `queue` adds jobs of it and `handleTask` carries them out. Without a schema its jobs hold nothing. */
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
  /** Work that waits for another system has workers of its own: while that system is slow, all other work goes on. */
  lane?: 'mail';
  run: (payload: unknown, context: TaskContext) => Promise<void>;
};

/** Ties a task to the function that carries it out. A job whose payload is not that of the task fails. */
export function handleTask<Payload extends z.ZodType>(
  { name, payload: schema }: TaskDefinition<Payload>,
  run: (payload: z.output<Payload>, context: TaskContext) => Promise<unknown>,
  more: Pick<Task, 'cron' | 'lane' | 'formerName'> = {},
): Task {
  return {
    ...more,
    name,
    run: async (payload, context) => {
      await run(schema.parse(payload), context);
    },
  };
}
