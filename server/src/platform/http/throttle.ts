import type pg from 'pg';
import { throttled } from './problem.ts';

/** At most `limit` attempts per `seconds` for each key, counted in the database, outside the call's transaction. */
export type Throttle = {
  (key: string, limit: number, seconds: number): Promise<void>;
  /** Takes one attempt out of the count again. */
  forgive: (key: string) => Promise<void>;
};

export function throttleOn(pool: pg.Pool): Throttle {
  const throttle = async (key: string, limit: number, seconds: number) => {
    const { rows } = await pool.query<{ wait: number }>('select throttle_hit($1, $2, $3) as wait', [
      key,
      limit,
      seconds,
    ]);
    const wait = rows[0]?.wait ?? 0;
    if (wait > 0) throw throttled(wait);
  };
  const forgive = async (key: string) => {
    await pool.query('update throttles set hits = hits - 1 where key = $1 and hits > 0', [key]);
  };
  return Object.assign(throttle, { forgive });
}
