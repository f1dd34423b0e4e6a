import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Queues failed refunds, which the caller locked, for the provider. A refused refund gets a new key, since the provider doesn't have it. A
 * refund that got no reply keeps its key, since an attempt may have arrived. Attempts are counted anew. Every refund is first looked up at
 * the provider, by its current key and earlier ones.
 */
export async function sendAgain(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update provider_refunds set status = 'pending', attempts = (not was_refused)::integer, failure = null, updated_at = now(),
      provider_reference = case when was_refused then null else provider_reference end,
      round = round + was_refused::integer, was_refused = false
    where id = any (${[...ids]}::bigint[])`.execute(db);
  await sql`select queue_refund(id) from unnest(${[...ids]}::bigint[]) as id`.execute(db);
}
