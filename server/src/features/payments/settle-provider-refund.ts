import type * as api from '@move/contract/payments/provider-refunds.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { findProviderRefund, lockFailed, subjectOf } from './provider-refunds.queries.ts';

export async function settleProviderRefund({ db, params, body, caller }: Call<typeof api.settleProviderRefund>) {
  const before = await lockFailed(db, params);
  await sql`
    update provider_refunds set status = 'settled', settled_how = ${body.settled_how}, settled_by = ${caller.user.id},
      updated_at = now()
    where id = ${before.id}`.execute(db);
  const after = await findProviderRefund(db, params);
  return changed({ provider_refund: after }, { subject: subjectOf(params), before, after });
}
