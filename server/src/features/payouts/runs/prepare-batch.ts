import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import type { Plan } from '../../jobs/public.ts';
import { findOpenAmounts } from '../find-open-amounts.ts';
import { planSteps, type StepLimits } from './batch-steps.ts';
import { batchRefusals, lockBatch } from './locked-batch.ts';

export type NewBatch = { payout_month: string; execution_date: string; created_by: number | null; created_at: string };

/** Adds a batch without payments. Throws 409 while another batch is being processed. */
export async function beginBatch(db: Database, batch: NewBatch): Promise<number> {
  const { payout_month, execution_date, created_by, created_at } = batch;
  const adding = db
    .insertInto('sepa_batches')
    .values({ payout_month, execution_date, created_by, created_at, status: 'preparing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (await orRefuse(adding, batchRefusals)).id;
}

type Made = { id: number; month: string; appKey: string };

/** Plans steps that add a line for each organisation that is to be paid and has no line yet. */
export async function planLines(db: Database, { id, month, appKey }: Made, limits?: StepLimits): Promise<Plan> {
  const standings = await findOpenAmounts(db, { month, appKey });
  const left = standings
    .filter(({ reason }) => reason === null)
    .map(({ organization, orders_count }) => ({ id: organization.id, orders_count }));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sepa_lines where sepa_batch_id = ${id}`.execute(db);
  return planSteps({ left, done: rows[0]?.count ?? 0, take: (step, ids) => addLines(step, id, ids) }, limits);
}

/** Adds the payments of these organisations, unless the batch is no longer being prepared, e.g. because it is being canceled. */
async function addLines(db: Database, id: number, organizations: readonly number[]): Promise<void> {
  const { status } = await lockBatch(db, id);
  if (status === 'preparing') await sql`select insert_sepa_lines(${id}, ${organizations}::bigint[])`.execute(db);
}

/** Stores which organisations were skipped and why, and makes the batch a draft. */
export async function completeDraft(db: Database, { id, month, appKey }: Made): Promise<void> {
  const { status } = await lockBatch(db, id);
  if (status !== 'preparing') return;
  const skips = (await findOpenAmounts(db, { month, appKey }))
    .filter(({ reason }) => reason !== null)
    .map(({ organization, amount_in_cents, reason }) => ({
      organization_id: organization.id,
      amount_in_cents,
      reason,
    }));
  // an organisation with a line in this batch isn't skipped, even if it has a new open amount since
  await sql`
    insert into sepa_skips (sepa_batch_id, organization_id, amount_in_cents, reason)
    select ${id}, skip.* from jsonb_to_recordset(${JSON.stringify(skips)}::jsonb)
      as skip (organization_id bigint, amount_in_cents bigint, reason text)
    where not exists (select from sepa_lines line where line.sepa_batch_id = ${id}
      and line.organization_id = skip.organization_id)`.execute(db);
  await countLines(db, id);
  await sql`update sepa_batches set status = 'draft' where id = ${id}`.execute(db);
}

/** Stores the number and sum of the lines that the batch pays. */
export async function countLines(db: Database, id: number): Promise<void> {
  await sql`
    update sepa_batches set number_of_payments = line.count, total_in_cents = line.total, updated_at = now()
    from (select count(*) as count, coalesce(sum(amount_in_cents), 0)::bigint as total from sepa_lines
      where sepa_batch_id = ${id} and status in ('draft', 'exported', 'executed')) as line
    where sepa_batches.id = ${id}`.execute(db);
}
