import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { encrypt } from '../../platform/encryption.ts';
import { invalid } from '../../platform/http/problem.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { receivePayment, refundAmount } from '../orders/public.ts';
import type { Plan } from '../jobs/public.ts';
import { beginEnding, completeEnding, planEnding } from './runs/end-batch.ts';
import { beginBatch, completeDraft, type NewBatch, planLines } from './runs/prepare-batch.ts';
import { beginSettling, completeExecution, planSettling } from './runs/settle-batch.ts';

type Sale = {
  organization_id: number;
  application_id?: number;
  /** Without service fees. */
  cents: number;
  fee_in_cents?: number;
  payment_type?: 'ideal' | 'wallet' | 'cash';
  paid_at: Date;
};

/** Creates an order with one line that was paid at `paid_at`, by the code that the product uses. */
export async function seedSale(db: Database, sale: Sale) {
  const { cents, paid_at: now, payment_type = 'ideal', ...more } = sale;
  const sold = await seedOrder(db, {
    ...more,
    price: { unit_price_in_cents: cents },
    paid: payment_type === 'cash',
    now,
  });
  if (payment_type === 'cash') return sold;
  await sql`update orders set payment_type = ${payment_type} where id = ${sold.orderId}`.execute(db);
  await receivePayment(db, { orderId: sold.orderId, lineIds: [sold.lineId], now });
  return sold;
}

type Refund = { lineId: number; cents?: number; booked_at: Date };

/** Refunds `cents` of an order line, or without `cents` everything except the service fee. */
export async function seedRefund(db: Database, { lineId, cents, booked_at: now }: Refund): Promise<void> {
  await refundAmount(db, { lineId, amountInCents: cents, locale: 'nl', now, by: null });
}

type BatchSeed = Pick<NewBatch, 'payout_month'> & Partial<NewBatch> & { appKey: string };

/** Creates a draft in the caller's transaction, by default created on its execution day. Throws 422 when it would have no payments. */
export async function seedBatch(db: Database, { appKey, ...seed }: BatchSeed): Promise<number> {
  const { execution_date = '2028-04-03' } = seed;
  const created_at = `${execution_date}T09:00:00Z`;
  const id = await beginBatch(db, { execution_date, created_by: null, created_at, ...seed });
  const made = { id, month: seed.payout_month, appKey };
  const plan = await planLines(db, made);
  if (plan.steps.length === 0) throw invalid('payout_month', 'payout.nothing');
  await takeAll(db, plan);
  await completeDraft(db, made);
  return id;
}

async function takeAll(db: Database, { steps }: Plan): Promise<void> {
  for (const { take } of steps) {
    // in one transaction, whose statements run one after another
    await take(db);
  }
}

type Act = { id: number; now: Date; userId: number | null };

/** Settles an exported batch in the caller's transaction. */
export async function settleBatch(db: Database, { id, now, userId }: Act): Promise<void> {
  const at = now.toISOString();
  await beginSettling(db, id, userId);
  await takeAll(db, await planSettling(db, { id, at }));
  await completeExecution(db, { id, at });
}

/** Cancels a batch in the caller's transaction. */
export async function endBatch(db: Database, { id, now, userId }: Act): Promise<void> {
  const ending = { id, at: now.toISOString(), reason: null };
  await beginEnding(db, ending, userId);
  await takeAll(db, await planEnding(db, ending));
  await completeEnding(db, ending);
}

/** Creates an exported batch that pays an organisation, and removes its finance info again. The organisation needs a payment. */
export async function seedPayoutExample(
  db: Database,
  { organizationId, appKey }: { organizationId: number; appKey: string },
) {
  await seedFinanceInfo(db, { organization_id: organizationId, appKey });
  await sql`
    insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents, status, settled_at,
      owed_to_organization)
    select organization_id, application_id, max(id), 'paid_too_much', 900, 'settled', '2026-01-15T12:00:00Z', true from payments
    where organization_id = ${organizationId} group by organization_id, application_id`.execute(db);
  const sepaBatchId = await seedBatch(db, { payout_month: '2026-02', appKey });
  await sql`
    update sepa_batches set status = 'exported', exported_at = now(), msg_id = ${`MOVE-2026-02-${sepaBatchId}`},
      file_encrypted = ${encrypt('<Document/>', { appKey, use: 'sepa-file' })},
      file_sha256 = ${createHash('sha256').update('<Document/>').digest()}
    where id = ${sepaBatchId}`.execute(db);
  await sql`update sepa_lines set status = 'exported' where sepa_batch_id = ${sepaBatchId}`.execute(db);
  await sql`insert into sepa_skips values (${sepaBatchId}, ${organizationId}, 90, 'below_minimum')`.execute(db);
  await sql`delete from finance_infos where organization_id = ${organizationId}`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from sepa_lines where sepa_batch_id = ${sepaBatchId} and organization_id = ${organizationId}`.execute(db);
  return { sepaBatchId, payoutId: rows[0]?.id ?? 0 };
}
