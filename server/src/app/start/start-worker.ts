import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Config } from '../../platform/config.ts';
import type { OpenDatabase } from '../../platform/database/connection/open-database.ts';
import { isDatabaseAway } from '../../platform/database/connection/database-away.ts';
import { outageOf } from '../../platform/database/connection/outage.ts';
import { withoutPayload } from '../../platform/jobs/job-in-log.ts';
import { queuePool } from '../../platform/jobs/queue-pool.ts';
import { countJobAttempt } from '../../platform/metrics/counters.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { watchWorkerPools } from '../../platform/jobs/worker-pools.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { closeSmtp, CONNECTIONS_MAX } from '../../platform/mail/smtp.ts';
import { tasks as allTasks } from '../tasks.ts';

/** How long running jobs may take to finish when the worker stops, in milliseconds. The process waits a little longer for the worker. */
const PATIENCE_MS = 8_000;
const CONCURRENCY = 3;
const PUSH_CONCURRENCY = 2;

interface WorkerParts {
  config: Config;
  database: Pick<OpenDatabase, 'appPool' | 'sidePool' | 'ownerPool'>;
  log: Log;
  tasks?: readonly Task[];
  patienceMs?: number;
}

export interface Worker {
  /** Takes no more jobs, lets running ones finish for a while, and returns the rest to the queue. */
  stop: () => Promise<void>;
}

/** Runs the jobs until stop(). The queue runs as the owner or as move_worker; the jobs themselves work as the app role. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { database, log, tasks = allTasks, patienceMs = PATIENCE_MS } = parts;
  const pools = watchWorkerPools(database.ownerPool, log);
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id));
  events.on('job:success', ({ job }) => countJobAttempt(job.task_identifier, 'success'));
  events.on('job:error', ({ job }) => countJobAttempt(job.task_identifier, 'error'));
  const tasksOf = (name: Task['workers']) => tasks.filter(({ workers }) => workers === name);
  const groups = [
    { tasks: tasksOf(undefined), concurrency: CONCURRENCY },
    { tasks: tasksOf('mail'), concurrency: CONNECTIONS_MAX },
    { tasks: tasksOf('payments'), concurrency: CONCURRENCY },
    { tasks: tasksOf('push'), concurrency: PUSH_CONCURRENCY },
  ].filter((group) => group.tasks.length > 0);
  const runners = await Promise.all(groups.map((group) => runWorkers(parts, group, events)));
  return {
    stop: async () => {
      await Promise.race([
        Promise.all(runners.map((runner) => runner.stop())),
        sleep(patienceMs, undefined, { ref: false }),
      ]);
      closeSmtp();
      await pools.stop();
    },
  };
}

type WorkerGroup = { tasks: readonly Task[]; concurrency: number };

function runWorkers({ config, database, log }: WorkerParts, group: WorkerGroup, events: WorkerEvents): Promise<Runner> {
  const context = { pool: database.appPool, sidePool: database.sidePool, config, log };
  const taskList: TaskList = Object.fromEntries(
    group.tasks.flatMap((task) =>
      [task.name, ...(task.formerName === undefined ? [] : [task.formerName])].map((name) => [
        name,
        (payload: unknown) => task.run(payload, { ...context, now: new Date() }),
      ]),
    ),
  );
  const outage = outageOf(log);
  return run({
    pgPool: queuePool(database.ownerPool),
    taskList,
    crontab: group.tasks.flatMap(({ name, cron }) => (cron === undefined ? [] : [`${cron} ${name}`])).join('\n'),
    concurrency: group.concurrency,
    noHandleSignals: true,
    events,
    logger: new Logger(() => (level, message, meta) => {
      if (isDatabaseAway(meta?.['error'])) outage.report(meta?.['error']);
      else log[level === 'warning' ? 'warn' : level](withoutPayload(meta), message);
    }),
  });
}
