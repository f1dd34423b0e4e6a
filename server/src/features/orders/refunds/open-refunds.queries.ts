import type * as api from '@move/contract/orders/open-refunds.ts';
import type { OpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { all } from '../../../platform/database/page.ts';

const NONE: OpenRefunds = { orders: 0, amount_in_cents: 0, oldest_at: null };

export async function getOpenRefunds({ db, params }: Call<typeof api.getOpenRefunds>) {
  const { rows } = await sql<OpenRefunds & { status: 'failed' | 'to_hand_over' }>`
    select refunds.status, count(distinct transactions.order_id) as orders, sum(refunds.amount_in_cents)::bigint as amount_in_cents,
      min(refunds.booked_at) as oldest_at
    from refunds join transactions on transactions.id = refunds.transaction_id
    where refunds.organization_id = ${params.organizationId} and refunds.status in ('failed', 'to_hand_over')
    group by refunds.status`.execute(db);
  const of = (wanted: (typeof rows)[number]['status']): OpenRefunds => {
    const found = rows.find(({ status }) => status === wanted);
    if (!found) return NONE;
    const { status: _status, ...sums } = found;
    return sums;
  };
  return { failed: of('failed'), to_hand_over: of('to_hand_over') };
}

/** When the oldest failed refund in scope was made, of one platform or all; null without one. */
export async function findOldestFailedRefund(db: Database, applicationId: number | null): Promise<string | null> {
  const ofOne = applicationId === null ? [] : [sql`application_id = ${applicationId}`];
  const { rows } = await sql<{ oldest_at: string | null }>`
    select min(booked_at) as oldest_at from refunds where ${all([sql`status = 'failed'`, ...ofOne])}`.execute(db);
  return rows[0]?.oldest_at ?? null;
}
