import type * as api from '@move/contract/payments/provider-refunds.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { reasonUnlessErased } from '../../orders/public.ts';
import { sendRefundTask } from '../payments.queue.ts';
import { findProviderRefund, lockFailed, subjectOf } from './provider-refunds.queries.ts';

/** A request whose reply was lost may arrive this long after it was sent; only then does a missing refund prove anything. */
const LATE_MS = 60 * 60_000;

export async function settleProviderRefund({ db, params, body, caller }: Call<typeof api.settleProviderRefund>) {
  const before = await lockFailed(db, params);
  const { rows } = await sql<{ line_id: number | null }>`
    select order_line_id as line_id from provider_refunds back left join refunds on refunds.id = back.refund_id
      left join transactions on transactions.id = refunds.transaction_id where back.id = ${before.id}`.execute(db);
  const settledHow = await reasonUnlessErased(
    db,
    { orderId: before.order_id, lineId: rows[0]?.line_id ?? null },
    body.settled_how,
  );
  await sql`
    update provider_refunds set status = 'settled', settled_how = ${settledHow}, settled_by = ${caller.user.id},
      updated_at = now()
    where id = ${before.id}`.execute(db);
  const after = await findProviderRefund(db, params);
  if (after.is_looked_up) {
    const runAt = new Date(Date.parse(before.updated_at) + LATE_MS);
    await queue(
      db,
      sendRefundTask,
      { providerRefundId: before.id },
      { runAt, jobKey: `${sendRefundTask.name}:${before.id}` },
    );
  }
  return changed({ provider_refund: after }, { subject: subjectOf(params), before, after });
}
