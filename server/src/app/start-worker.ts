import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import type { Config } from '../platform/config.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { withoutPayload } from '../platform/jobs/job-in-log.ts';
import type { Task } from '../platform/jobs/task.ts';
import type { Log } from '../platform/log/create-log.ts';
import { tasks as allTasks } from './tasks.ts';

interface WorkerParts {
  config: Config;
  database: Pick<OpenDatabase, 'appPool' | 'sidePool' | 'ownerPool'>;
  log: Log;
  tasks?: readonly Task[];
}

/** Runs the jobs until stop(), which lets running ones finish. Its queue is the owner's; the jobs themselves work as the app role. */
export async function startWorker({ config, database, log, tasks = allTasks }: WorkerParts): Promise<Runner> {
  const context = { pool: database.appPool, sidePool: database.sidePool, ownerPool: database.ownerPool, config, log };
  const taskList: TaskList = Object.fromEntries(
    tasks.map((task) => [task.name, (payload: unknown) => task.run(payload, context)]),
  );
  return run({
    pgPool: database.ownerPool,
    taskList,
    crontab: tasks.flatMap(({ name, cron }) => (cron === undefined ? [] : [`${cron} ${name}`])).join('\n'),
    concurrency: 3,
    noHandleSignals: true,
    logger: new Logger(
      () => (level, message, meta) => log[level === 'warning' ? 'warn' : level](withoutPayload(meta), message),
    ),
  });
}
