import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log/create-log.ts';

export type TaskContext = {
  pool: pg.Pool;
  /** For short statements beside a task's transaction. */
  sidePool: pg.Pool;
  /** The role that runs the queue (the owner, or move_worker, which has no rights on the tables of Move). */
  ownerPool: pg.Pool;
  config: Config;
  log: Log;
};

/** A kind of work for the worker: its name, when it runs by itself (crontab), and what it does. */
export type Task = {
  name: string;
  /** A crontab line without the name, e.g. `0 4 * * *`, in UTC. */
  cron?: string;
  /** Work that waits for another system has workers of its own: while that system is slow, all other work goes on. */
  lane?: 'mail';
  run: (payload: unknown, context: TaskContext) => Promise<void>;
};
