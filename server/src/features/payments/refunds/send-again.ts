import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Queues failed refunds, which the caller locked, for the provider. After a refusal the provider has no refund, so it gets a new key. After
 * attempts without any reply the key stays, since an attempt may have arrived, and the count of attempts restarts at one. Either way the
 * refund is first looked up at the provider, by this key and earlier ones.
 */
export async function sendAgain(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    update provider_refunds set status = 'pending', attempts = (not was_refused)::integer, failure = null, updated_at = now(),
      provider_reference = case when was_refused then null else provider_reference end,
      round = round + was_refused::integer, was_refused = false
    where id = any (${[...ids]}::bigint[])`.execute(db);
  await sql`select queue_refund(id) from unnest(${[...ids]}::bigint[]) as id`.execute(db);
}
