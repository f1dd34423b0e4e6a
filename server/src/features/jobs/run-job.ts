import { randomUUID } from 'node:crypto';
import { isStoppable, type JobKind, type SteppedKind } from '@move/domain/jobs/job.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Message } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { isDatabaseAway } from '../../platform/database/connection/database-away.ts';
import { isDeadlocked, isTooBusy } from '../../platform/database/refused-by.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { TaskContext } from '../../platform/jobs/task.ts';
import { countFailedRun } from '../../platform/metrics/counters.ts';
import { addInboxItem } from './inbox.queries.ts';
import { ATTEMPTS_MAX } from './start-job.ts';

const BEAT_MS = 5_000;
/** After this long without a heartbeat the process is considered dead, and another may take the run over. */
export const SILENCE = '30 seconds';

export type RunningJob = {
  id: string;
  payload: unknown;
  userId: number | null;
  /** The language of the user who started the run. */
  locale: Locale;
  requestId: string | null;
  /** One transaction for all of the work. It sees every row, and commits together with the run's success. */
  db: Database;
  config: TaskContext['config'];
  /** Reports the progress, and ends the run when it was asked to stop. Call it between batches. */
  report: (done: number) => Promise<void>;
};

/** Does the work of a kind of run. Returns counts of what it did; a thrown Problem is a refusal that isn't retried. */
export type JobHandler = (job: RunningJob) => Promise<Readonly<Record<string, number>>>;

/**
 * Work that would hold its locks too long in one transaction. `plan` reads what is left to do, also after a crash; each step commits by
 * itself, and `finish` together with the run's success. `cancelJob` can't stop such a run.
 */
export type SteppedWork = {
  plan: (job: RunningJob) => Promise<Plan>;
  finish: JobHandler;
};
export type Plan = {
  /** The total size of the steps that earlier attempts committed. */
  done: number;
  steps: readonly Step[];
};
export type Step = { size: number; take: (db: Database) => Promise<void> };

/**
 * Handlers by kind, in steps for `STEPPED_KINDS` of the domain. A worker skips kinds it does not know: a newer release may have queued them.
 */
export type JobHandlers = { readonly [Kind in JobKind]?: Kind extends SteppedKind ? SteppedWork : JobHandler };

type Claimed = {
  id: string;
  claim: string;
  kind: JobKind;
  subject: string | null;
  payload: unknown;
  user_id: number | null;
  request_id: string | null;
  attempts: number;
  locale: Locale;
};

/** The run was asked to stop. */
class Stopped extends Error {}
/** Another process took the run over: the work of this one is rolled back. */
class Superseded extends Error {}

/** Carries out one run, once, however many processes try: only the holder of the claim may commit. */
export async function runJob(context: TaskContext, handlers: JobHandlers, id: string): Promise<void> {
  const run = await claim(context, handlers, id);
  const handler = run && handlers[run.kind];
  if (!run || !handler) return;
  const beat = setInterval(() => void heartbeat(context, run).catch(() => {}), BEAT_MS);
  try {
    await work(context, handler, run);
  } catch (error) {
    await giveUp(context, run, error);
  } finally {
    clearInterval(beat);
  }
}

/** Claims a queued run, or one whose process is silent. */
async function claim({ sidePool }: TaskContext, handlers: JobHandlers, id: string): Promise<Claimed | null> {
  const { rows } = await sidePool.query<Claimed>(
    `update job_runs set status = 'running', claim = $2, attempts = attempts + 1, done = 0, heartbeat_at = now(),
       started_at = coalesce(started_at, now())
     where id = $1 and kind = any ($4) and (status = 'queued' or status = 'running' and heartbeat_at < now() - $3::interval)
     returning id, claim, kind, subject, payload, user_id, request_id, attempts,
       coalesce((select locale from users where users.id = user_id), 'nl') as locale`,
    [id, randomUUID(), SILENCE, Object.keys(handlers)],
  );
  return rows[0] ?? null;
}

const runningJob = (context: TaskContext, run: Claimed, db: Database): RunningJob => ({
  id: run.id,
  payload: run.payload,
  userId: run.user_id,
  locale: run.locale,
  requestId: run.request_id,
  db,
  config: context.config,
  report: (done) => heartbeat(context, run, { done }),
});

async function work(context: TaskContext, handler: JobHandler | SteppedWork, run: Claimed): Promise<void> {
  if (typeof handler !== 'function') await takeSteps(context, handler, run);
  const finish = typeof handler === 'function' ? handler : handler.finish;
  await asSystem(context.pool, async (db) => {
    const result = await finish(runningJob(context, run, db));
    const { numAffectedRows } = await sql`
      update job_runs set status = 'succeeded', done = total, result = ${JSON.stringify(result)}::jsonb, failure = null,
        finished_at = now()
      where id = ${run.id}::uuid and claim = ${run.claim}::uuid and status = 'running' and cancel_asked_at is null`.execute(
      db,
    );
    if (numAffectedRows !== 1n) {
      // throws when the run was asked to stop after the last step, or was taken over
      await heartbeat(context, run);
      throw new Superseded();
    }
    await reportOutcome(db, run, 'job_succeeded');
  });
}

async function takeSteps(context: TaskContext, { plan }: SteppedWork, run: Claimed): Promise<void> {
  const { done: before, steps } = await asSystem(context.pool, (db) => plan(runningJob(context, run, db)));
  let done = before;
  await heartbeat(context, run, { done, total: steps.reduce((sum, { size }) => sum + size, before) });
  for (const step of steps) {
    await takeStep(context, step, run);
    done += step.size;
    await heartbeat(context, run, { done });
  }
}

/** How many times a step is tried when it times out on a lock or loses a deadlock. */
const TRIES_MAX = 4;

async function takeStep({ pool }: TaskContext, { take }: Step, run: Claimed): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await asSystem(pool, async (db) => {
        await take(db);
        await assertClaimed(db, run);
      });
    } catch (error) {
      if (tries >= TRIES_MAX || !(isTooBusy(error) || isDeadlocked(error))) throw error;
    }
  }
}

/** Throws when the run was taken over; else locks it until the step commits. */
async function assertClaimed(db: Database, { id, claim }: Claimed): Promise<void> {
  const { rows } = await sql`
    select from job_runs where id = ${id}::uuid and claim = ${claim}::uuid and status = 'running' for share`.execute(
    db,
  );
  if (rows.length === 0) throw new Superseded();
}

/**
 * Stores the sign of life and the progress of a run. Uses another connection than the work's transaction, so that the progress is visible
 * at once. Throws when the run was asked to stop, or was taken over.
 */
async function heartbeat(
  { sidePool }: TaskContext,
  { id, claim }: Claimed,
  { done, total }: { done?: number; total?: number } = {},
): Promise<void> {
  const { rows } = await sidePool.query<{ is_stopping: boolean }>(
    `update job_runs set heartbeat_at = now(), done = coalesce($3::integer, done), total = coalesce($4::integer, total)
     where id = $1 and claim = $2 and status = 'running' returning cancel_asked_at is not null as is_stopping`,
    [id, claim, done ?? null, total ?? null],
  );
  if (rows[0] === undefined) throw new Superseded();
  if (rows[0].is_stopping) throw new Stopped();
}

/** Records how the run ended, or lets the queue retry. Its work is rolled back already, except committed steps. */
async function giveUp(context: TaskContext, run: Claimed, error: unknown): Promise<void> {
  if (error instanceof Superseded) return;
  if (error instanceof Stopped) return finish(context, run, { status: 'canceled', failure: null });
  if (error instanceof Problem) return finish(context, run, { status: 'failed', failure: reasonOf(error) });
  const { log, sidePool } = context;
  const facts = { job: run.id, kind: run.kind, requestId: run.request_id, attempt: run.attempts };
  // the worker itself reports a lost database connection
  if (!isDatabaseAway(error)) log.error({ err: error, ...facts }, 'a run failed');
  const failure: Message = { key: isStoppable(run.kind) ? 'job.fault' : 'job.halfway' };
  if (run.attempts >= ATTEMPTS_MAX) return finish(context, run, { status: 'failed', failure });
  await sidePool.query(
    `update job_runs set status = 'queued', done = 0 where id = $1 and claim = $2 and status = 'running'`,
    [run.id, run.claim],
  );
  // makes the queue retry later
  throw error;
}

function reasonOf({ sentences }: Problem): Message {
  const [first] = sentences;
  return first ? { key: first.key, params: first.params ?? {} } : { key: 'job.fault' };
}

type Ending = { status: 'failed' | 'canceled'; failure: Message | null };

async function finish({ pool }: TaskContext, run: Claimed, { status, failure }: Ending): Promise<void> {
  await asSystem(pool, async (db) => {
    const { numAffectedRows } = await sql`
      update job_runs set status = ${status}, failure = ${failure === null ? null : JSON.stringify(failure)}::jsonb,
        finished_at = now()
      where id = ${run.id}::uuid and claim = ${run.claim}::uuid and status = 'running'`.execute(db);
    if (numAffectedRows === 1n && status === 'failed') countFailedRun(run.kind);
    if (numAffectedRows === 1n) await reportOutcome(db, run, status === 'failed' ? 'job_failed' : 'job_canceled');
  });
}

async function reportOutcome(
  db: Database,
  { user_id, subject, id }: Claimed,
  kind: 'job_succeeded' | 'job_failed' | 'job_canceled',
) {
  if (user_id !== null) await addInboxItem(db, { user_id, kind, subject, job_id: id });
}
