import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { asSystem } from '../../platform/database/database.ts';

/** Locks a session until the returned function is called, so that calls wait for it in a known order. */
export const holdSession = (pool: pg.Pool, sessionId: number) =>
  holdRows(pool, sql`select from sessions where id = ${sessionId} for update`);

/** Locks the rows of a statement until the returned function is called. */
export async function holdRows(pool: pg.Pool, statement: RawBuilder<unknown>) {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = asSystem(pool, async (db) => {
    await statement.execute(db);
    held.resolve();
    await done.promise;
  });
  await held.promise;
  return async () => {
    done.resolve();
    await holding;
  };
}

/** Resolves when this number of connections wait for a lock. */
export async function untilQueued(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  if (rows.length >= count) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  await untilQueued(pool, count);
}
