import type pg from 'pg';
import { isDatabaseAway } from '../database/connection/database-away.ts';
import { poolWith } from '../database/connection/pool-with.ts';

/** One of the codes on which graphile-worker retries a statement. */
const TRY_AGAIN = 'ETIMEDOUT';

/**
 * The pool for graphile-worker. The worker reports the end of a job without awaiting the result. If that fails because a connection broke,
 * the unhandled rejection would end the process. The worker retries on some codes, so such errors get one of them.
 */
export function queuePool(pool: pg.Pool): pg.Pool {
  return poolWith(pool, () =>
    pool.connect().then((client) => {
      const query = (...args: unknown[]) => (client.query as Query)(...args).catch(rethrow);
      return { query, release: () => client.release() } as unknown as pg.PoolClient;
    }, rethrow),
  );
}

type Query = (...args: unknown[]) => Promise<unknown>;

function rethrow(error: unknown): never {
  throw isDatabaseAway(error)
    ? Object.assign(new Error('the database is away', { cause: error }), { code: TRY_AGAIN })
    : error;
}
