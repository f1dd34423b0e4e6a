import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Entered } from './open-call.ts';

/**
 * Stores the first use of a token; from then on the token it replaced is invalid. Runs outside the call's transaction, so that a refused
 * call counts too. Skips a row that another call has locked, since that call stores the same.
 */
export async function noteFirstUse(
  pool: pg.Pool,
  { caller, isFirstUse }: Pick<Entered, 'caller' | 'isFirstUse'>,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!isFirstUse || caller === null) return;
  try {
    await pool.query(
      `update api_tokens set used_at = now()
       where id = (select id from api_tokens where id = $1 and used_at is null for update skip locked)`,
      [caller.tokenId],
    );
  } catch (error) {
    // the next call stores it
    log.warn({ err: error }, 'the first use of a token was not stored');
  }
}
