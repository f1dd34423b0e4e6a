import { sql } from 'kysely';
import type pg from 'pg';
import { asSystem } from '../platform/database/database.ts';

/** Holds a session until it is told to let go, so that others queue for it in a known order. */
export async function holdSession(pool: pg.Pool, sessionId: number) {
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = asSystem(pool, async (db) => {
    await sql`select from sessions where id = ${sessionId} for update`.execute(db);
    held.resolve();
    await done.promise;
  });
  await held.promise;
  return async () => {
    done.resolve();
    await holding;
  };
}

/** Resolves once so many connections wait for a lock. */
export async function queued(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  if (rows.length >= count) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  await queued(pool, count);
}
