import type * as api from '@move/contract/payments/provider-refunds.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findProviderRefund, lockFailed, subjectOf } from './provider-refunds.queries.ts';
import { sendAgain } from './send-again.ts';

export async function retryProviderRefund({ db, params }: Call<typeof api.retryProviderRefund>) {
  const before = await lockFailed(db, params);
  await sendAgain(db, [before.id]);
  const after = await findProviderRefund(db, params);
  return changed({ provider_refund: after }, { subject: subjectOf(params), before, after });
}
