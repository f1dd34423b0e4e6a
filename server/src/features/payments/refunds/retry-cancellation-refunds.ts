import type * as api from '@move/contract/payments/provider-refunds.ts';
import { sql } from 'kysely';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { sendAgain } from './send-again.ts';

type Failed = { id: number; order_id: number };

/** Sends the failed refunds of a cancellation again. Waits for a concurrent call, and then skips the refunds that it sent. */
export async function retryCancellationRefunds({ db, params }: Call<typeof api.retryCancellationRefunds>) {
  const { organizationId, cancellationId } = params;
  const { rows: found } = await sql<{ name: string }>`
    select activities.name from organizer_cancellations cancellation join activities on activities.id = activity_id
    where cancellation.id = ${cancellationId} and cancellation.organization_id = ${organizationId}`.execute(db);
  const [cancellation] = found;
  if (!cancellation) throw notFound();
  const { rows } = await sql<Failed>`
    select back.id, payments.order_id from provider_refunds back join refunds on refunds.id = back.refund_id
      join payments on payments.id = back.payment_id
    where refunds.organization_id = ${organizationId} and refunds.cancellation_id = ${cancellationId} and back.status = 'failed'
    order by back.id for update of back`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sendAgain(db, ids);
  const after = ids.length === 0 ? undefined : { orders: [...new Set(rows.map(({ order_id }) => order_id))] };
  const subject = { type: 'organizer_cancellations' as const, id: cancellationId, name: cancellation.name };
  return changed({ retried: ids.length }, { subject, before: {}, after });
}
