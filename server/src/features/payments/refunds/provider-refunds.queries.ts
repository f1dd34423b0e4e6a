import type * as api from '@move/contract/payments/provider-refunds.ts';
import type { ProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import type { Subject } from '../../../platform/http/written.ts';

type OrderPath = { organizationId: number; orderId: number };
type Path = OrderPath & { providerRefundId: number };

const columns = sql`back.id, payments.order_id, back.reason, back.amount_in_cents, back.status, back.failure, back.attempts,
  back.settled_how, back.owed_if_missing as is_looked_up, back.created_at, back.updated_at`;
const from = ({ organizationId, orderId }: OrderPath) => sql`
  provider_refunds back join payments on payments.id = back.payment_id
  where payments.order_id = ${orderId} and payments.organization_id = ${organizationId}`;

export async function listProviderRefunds({ db, params }: Call<typeof api.listProviderRefunds>) {
  const { rows: orders } = await sql`
    select from orders where id = ${params.orderId} and organization_id = ${params.organizationId}`.execute(db);
  if (orders.length === 0) throw notFound();
  const { rows } = await sql<ProviderRefund>`
    select ${columns} from ${from(params)} order by back.id desc limit 1000`.execute(db);
  return { provider_refunds: rows };
}

export async function findProviderRefund(db: Database, path: Path): Promise<ProviderRefund> {
  const { rows } = await sql<ProviderRefund>`
    select ${columns} from ${from(path)} and back.id = ${path.providerRefundId}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Locks a failed refund. Throws 409 when the refund has another status. */
export async function lockFailed(db: Database, path: Path): Promise<ProviderRefund> {
  await sql`select from provider_refunds where id = ${path.providerRefundId} for update`.execute(db);
  const refund = await findProviderRefund(db, path);
  if (refund.status !== 'failed') throw refusedByState('state', 'refund.not_open');
  return refund;
}

export const subjectOf = ({ orderId }: OrderPath): Subject => ({
  type: 'orders',
  id: orderId,
  name: orderNumber(orderId),
});
