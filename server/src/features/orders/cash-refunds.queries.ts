import type * as api from '@move/contract/orders/cash-refunds.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';

export async function getCashToHandOver({ db, params }: Call<typeof api.getCashToHandOver>) {
  const { rows } = await sql<{ orders: number; amount_in_cents: number }>`
    select count(distinct transactions.order_id) as orders, coalesce(sum(refunds.amount_in_cents), 0)::bigint as amount_in_cents
    from refunds join transactions on transactions.id = refunds.transaction_id
    where refunds.organization_id = ${params.organizationId} and refunds.status = 'to_hand_over'`.execute(db);
  return rows[0] ?? { orders: 0, amount_in_cents: 0 };
}
