import type pg from 'pg';
import { throttled } from './problem.ts';

/** At most `limit` attempts per `seconds` for each key, counted in the database, outside the call's transaction. */
export type Throttle = (key: string, limit: number, seconds: number) => Promise<void>;

export function throttleOn(pool: pg.Pool): Throttle {
  return async (key, limit, seconds) => {
    const { rows } = await pool.query<{ wait: number }>('select throttle_hit($1, $2, $3) as wait', [
      key,
      limit,
      seconds,
    ]);
    const wait = rows[0]?.wait ?? 0;
    if (wait > 0) throw throttled(wait);
  };
}
