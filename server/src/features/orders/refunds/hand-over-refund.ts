import type * as api from '@move/contract/orders/open-refunds.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findOrder } from '../detail/order-detail.queries.ts';

export async function handOverRefund({ db, params, caller, now, locale }: Call<typeof api.handOverRefund>) {
  const { organizationId, orderId, refundId } = params;
  const before = await lockRefund(db, params);
  if (before.status !== 'to_hand_over') throw refusedByState('state', 'refund.not_open');
  await sql`
    update refunds set status = 'done', handed_over_at = ${now.toISOString()}, handed_over_by = ${caller.user.id}
    where id = ${refundId}`.execute(db);
  const order = await findOrder(db, { id: orderId, organizationId, locale });
  return changed(
    { order },
    {
      subject: { type: 'orders', id: orderId, name: orderNumber(orderId) },
      before,
      after: { ...before, status: 'done' },
    },
  );
}

type Path = Call<typeof api.handOverRefund>['params'];

async function lockRefund(db: Database, { organizationId, orderId, refundId }: Path) {
  const { rows } = await sql<{ refund_id: number; status: string; amount_in_cents: number }>`
    select refunds.id as refund_id, refunds.status, refunds.amount_in_cents
    from refunds join transactions on transactions.id = refunds.transaction_id
    where refunds.id = ${refundId} and transactions.order_id = ${orderId} and refunds.organization_id = ${organizationId}
    for update of refunds`.execute(db);
  const [refund] = rows;
  if (!refund) throw notFound();
  return refund;
}
