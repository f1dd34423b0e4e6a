import { randomUUID } from 'node:crypto';
import type { JobKind } from '@move/domain/jobs/job.ts';
import type { Locale, Message } from '@move/domain/kit/messages.ts';
import { sql } from 'kysely';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { TaskContext } from '../../platform/jobs/task.ts';
import { countFailedRun } from '../../platform/metrics/counters.ts';
import { addInboxItem } from './inbox.queries.ts';
import { MOST_ATTEMPTS } from './start-job.ts';

const BEAT_MS = 5_000;
/** After so long without a beat the process is gone, and another may take the run over. */
export const SILENCE = '30 seconds';

export type RunningJob = {
  id: string;
  payload: unknown;
  userId: number | null;
  /** The language of whoever started it. */
  locale: Locale;
  requestId: string | null;
  /** One transaction for all of the work: it sees every row, and commits together with the run's success. */
  db: Database;
  config: TaskContext['config'];
  /** Says how far it is, and ends the run when somebody asked to stop. Call it between batches. */
  report: (done: number) => Promise<void>;
};

/** What a kind of run does. It answers counts of what it did; a thrown Problem is a refusal that trying again can't mend. */
export type JobWork = (job: RunningJob) => Promise<Readonly<Record<string, number>>>;

/** By kind; a worker leaves alone what it does not know: a newer release may have started it. */
export type JobWorks = Readonly<Partial<Record<JobKind, JobWork>>>;

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

/** Somebody asked to stop. */
class Stopped extends Error {}
/** Another process took the run over: whatever this one did is undone. */
class Superseded extends Error {}

/** Carries out one run, once, whichever processes try: the claim decides, and only its holder may commit. */
export async function runJob(context: TaskContext, works: JobWorks, id: string): Promise<void> {
  const run = await claim(context, works, id);
  const carryOut = run && works[run.kind];
  if (!run || !carryOut) return;
  const beat = setInterval(() => void heartbeat(context, run).catch(() => {}), BEAT_MS);
  try {
    await work(context, carryOut, run);
  } catch (error) {
    await giveUp(context, run, error);
  } finally {
    clearInterval(beat);
  }
}

/** Takes a run that waits, or one whose process fell silent. */
async function claim({ sidePool }: TaskContext, works: JobWorks, id: string): Promise<Claimed | null> {
  const { rows } = await sidePool.query<Claimed>(
    `update job_runs set status = 'running', claim = $2, attempts = attempts + 1, done = 0, heartbeat_at = now(),
       started_at = coalesce(started_at, now())
     where id = $1 and kind = any ($4) and (status = 'queued' or status = 'running' and heartbeat_at < now() - $3::interval)
     returning id, claim, kind, subject, payload, user_id, request_id, attempts,
       coalesce((select locale from users where users.id = user_id), 'nl') as locale`,
    [id, randomUUID(), SILENCE, Object.keys(works)],
  );
  return rows[0] ?? null;
}

async function work(context: TaskContext, carryOut: JobWork, run: Claimed): Promise<void> {
  const { pool, config } = context;
  await asSystem(pool, async (db) => {
    const result = await carryOut({
      id: run.id,
      payload: run.payload,
      userId: run.user_id,
      locale: run.locale,
      requestId: run.request_id,
      db,
      config,
      report: (done) => heartbeat(context, run, done),
    });
    const { numAffectedRows } = await sql`
      update job_runs set status = 'succeeded', done = total, result = ${JSON.stringify(result)}::jsonb, failure = null,
        finished_at = now()
      where id = ${run.id}::uuid and claim = ${run.claim}::uuid and status = 'running' and cancel_asked_at is null`.execute(
      db,
    );
    if (numAffectedRows !== 1n) {
      // asked to stop after the last step, or taken over
      await heartbeat(context, run);
      throw new Superseded();
    }
    await reportOutcome(db, run, 'job_succeeded');
  });
}

/** Beside the work's transaction, so that everybody sees it at once. */
async function heartbeat({ sidePool }: TaskContext, { id, claim }: Claimed, done?: number): Promise<void> {
  const { rows } = await sidePool.query<{ is_stopping: boolean }>(
    `update job_runs set heartbeat_at = now(), done = coalesce($3::integer, done)
     where id = $1 and claim = $2 and status = 'running' returning cancel_asked_at is not null as is_stopping`,
    [id, claim, done ?? null],
  );
  if (rows[0] === undefined) throw new Superseded();
  if (rows[0].is_stopping) throw new Stopped();
}

/** What was done is undone already; says how it ended, or lets the queue try again. */
async function giveUp(context: TaskContext, run: Claimed, error: unknown): Promise<void> {
  if (error instanceof Superseded) return;
  if (error instanceof Stopped) return finish(context, run, { status: 'canceled', failure: null });
  if (error instanceof Problem) return finish(context, run, { status: 'failed', failure: reasonOf(error) });
  const { log, sidePool } = context;
  const facts = { job: run.id, kind: run.kind, requestId: run.request_id, attempt: run.attempts };
  // the worker reports that the database is away
  if (!isDatabaseAway(error)) log.error({ err: error, ...facts }, 'a run failed');
  if (run.attempts >= MOST_ATTEMPTS) return finish(context, run, { status: 'failed', failure: { key: 'job.fault' } });
  await sidePool.query(
    `update job_runs set status = 'queued', done = 0 where id = $1 and claim = $2 and status = 'running'`,
    [run.id, run.claim],
  );
  // the queue tries again later
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
