import type * as api from '@move/contract/orders/open-refunds.ts';
import type { OpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/route.ts';
import { all } from '../../../platform/database/page.ts';
import { FAILED_EXCESS } from './refund-amounts.ts';

const NONE: OpenRefunds = { orders: 0, amount_in_cents: 0, oldest_at: null };

export async function getOpenRefunds({ db, params }: Call<typeof api.getOpenRefunds>) {
  const { rows } = await sql<OpenRefunds & { status: 'failed' | 'to_hand_over' }>`
    select status, count(distinct order_id) as orders, sum(amount_in_cents)::bigint as amount_in_cents, min(made_at) as oldest_at
    from (
      select refunds.status, transactions.order_id, refunds.amount_in_cents, refunds.booked_at as made_at
      from refunds join transactions on transactions.id = refunds.transaction_id
      where refunds.organization_id = ${params.organizationId} and refunds.status in ('failed', 'to_hand_over')
      union all
      select back.status, payments.order_id, back.amount_in_cents, back.created_at
      from ${FAILED_EXCESS} and back.organization_id = ${params.organizationId}) as open
    group by status`.execute(db);
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
  const ofOne = (table: string) =>
    applicationId === null ? [] : [sql`${sql.ref(table)}.application_id = ${applicationId}`];
  const { rows } = await sql<{ oldest_at: string | null }>`
    select least(
      (select min(booked_at) from refunds where ${all([sql`status = 'failed'`, ...ofOne('refunds')])}),
      (select min(back.created_at) from ${all([FAILED_EXCESS, ...ofOne('back')])})) as oldest_at`.execute(db);
  return rows[0]?.oldest_at ?? null;
}
