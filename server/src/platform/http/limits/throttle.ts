import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { throttled } from '../problem.ts';

/** Allows `limit` attempts per `seconds` for each key, counted in the database, outside the call's transaction. */
export type Throttle = {
  (key: string, limit: number, seconds: number): Promise<void>;
  /** Counts attempts for several keys in one statement. All of them count, also when one is above the limit. */
  each: (keys: readonly string[], limit: number, seconds: number) => Promise<void>;
  /** Uncounts one attempt. */
  forgive: (key: string) => Promise<void>;
  clear: (key: string) => Promise<void>;
};

/** Stores a keyed hash of the key after its first word, since a key may hold an e-mail address. */
export function throttleOn(pool: pg.Pool, secret: string): Throttle {
  const stored = (key: string) =>
    `${key.split(':', 1)[0]}:${createHmac('sha256', secret).update(key).digest('base64url')}`;
  const each = async (keys: readonly string[], limit: number, seconds: number) => {
    // In one order: otherwise calls that share keys could wait for each other.
    const { rows } = await pool.query<{ wait: number }>(
      'select max(throttle_hit(key, $2, $3)) as wait from unnest($1::text[]) as key',
      [[...new Set(keys.map(stored))].toSorted(), limit, seconds],
    );
    const wait = rows[0]?.wait ?? 0;
    if (wait > 0) throw throttled(wait);
  };
  const throttle = (key: string, limit: number, seconds: number) => each([key], limit, seconds);
  const forgive = async (key: string) => {
    await pool.query('update throttles set hits = hits - 1 where key = $1 and hits > 0', [stored(key)]);
  };
  const clear = async (key: string) => {
    await pool.query('delete from throttles where key = $1', [stored(key)]);
  };
  return Object.assign(throttle, { each, forgive, clear });
}
