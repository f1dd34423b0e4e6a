import type * as api from '@move/contract/payments/provider-refunds.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findProviderRefund, lockFailed, subjectOf } from './provider-refunds.queries.ts';

/**
 * A refusal is an answer: the provider made no refund, or took it back, so it gets a new key. After attempts without any answer the key
 * stays, since one of them may have arrived; one of them stays counted. Either way the refund is first looked for at the provider, by
 * this key and those before it.
 */
export async function retryProviderRefund({ db, params }: Call<typeof api.retryProviderRefund>) {
  const before = await lockFailed(db, params);
  await sql`
    update provider_refunds set status = 'pending', attempts = (not was_refused)::integer, failure = null, updated_at = now(),
      provider_reference = case when was_refused then null else provider_reference end,
      round = round + was_refused::integer, was_refused = false
    where id = ${before.id}`.execute(db);
  await sql`select queue_refund(${before.id})`.execute(db);
  const after = await findProviderRefund(db, params);
  return changed({ provider_refund: after }, { subject: subjectOf(params), before, after });
}
