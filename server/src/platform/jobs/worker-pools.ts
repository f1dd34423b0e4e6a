import type pg from 'pg';
import type { Log } from '../log/create-log.ts';
import { errorText } from '../operator-error.ts';

const BEAT_MS = 5_000;
/** A pool without a sign of life for this long has stopped. */
const SILENCE_MS = 20_000;

type Pools = {
  /** Marks a pool as running until `stop`. */
  add: (id: string) => void;
  /** Returns the jobs of these pools to the queue, also those that still run. */
  stop: () => Promise<void>;
};

/**
 * Keeps the pools of this process marked as running, and frees the jobs of pools that stopped without returning theirs. The queue
 * itself would keep those locked for four hours.
 */
export function watchWorkerPools(ownerPool: pg.Pool, log: Log): Pools {
  const ids = new Set<string>();
  const isSteady = steadiness();
  const beat = () =>
    markRunning(ownerPool, [...ids])
      .then(() => (isSteady() ? freeJobsOfLostPools(ownerPool, log) : undefined))
      .catch((error: unknown) => log.warn({ error: errorText(error) }, 'the worker could not mark itself as running'));
  const timer = setInterval(() => void beat(), BEAT_MS);
  return {
    add: (id) => {
      ids.add(id);
      void beat();
    },
    stop: async () => {
      clearInterval(timer);
      await ownerPool.query('select graphile_worker.force_unlock_workers($1)', [[...ids]]);
      await ownerPool.query('delete from worker_pools where id = any ($1)', [[...ids]]);
    },
  };
}

/**
 * Returns a function that returns whether this process reached the database at every beat of the last 20 seconds. No pool can give a sign
 * of life during an outage, so after one all pools get 20 seconds before any of them counts as stopped.
 */
export function steadiness(now: () => number = Date.now): () => boolean {
  let since = now();
  let last = since;
  return () => {
    const at = now();
    if (at - last > 2 * BEAT_MS) since = at;
    last = at;
    return at - since >= SILENCE_MS;
  };
}

async function markRunning(ownerPool: pg.Pool, ids: readonly string[]): Promise<void> {
  await ownerPool.query(
    'insert into worker_pools (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()',
    [ids],
  );
}

/** Frees jobs whose pool has stopped. Leaves recent locks alone, since a pool takes its first jobs before it is marked. */
export async function freeJobsOfLostPools(ownerPool: pg.Pool, log: Log): Promise<void> {
  await ownerPool.query('delete from worker_pools where seen_at < now() - $1::interval', [
    `${SILENCE_MS} milliseconds`,
  ]);
  const { rows } = await ownerPool.query<{ jobs: number }>(
    `with lost as (
       select locked_by from graphile_worker.jobs
        where locked_at < now() - $1::interval and locked_by not in (select id from worker_pools)),
     freed as (select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from lost having count(*) > 0)
     select count(*)::integer as jobs from lost where exists (select from freed)`,
    [`${SILENCE_MS} milliseconds`],
  );
  const jobs = rows[0]?.jobs ?? 0;
  if (jobs > 0) log.warn({ jobs }, 'jobs of a worker that stopped are back in the queue');
}
