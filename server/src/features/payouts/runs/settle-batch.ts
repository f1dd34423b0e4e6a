import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { Plan } from '../../jobs/public.ts';
import { mailPayoutsTask } from '../payouts.queue.ts';
import { planSteps, type StepLimits } from './batch-steps.ts';
import { batchRefusals } from './locked-batch.ts';

/** Marks an exported batch, which the caller has locked, as being executed. */
export async function beginSettling(db: Database, id: number, userId: number | null): Promise<void> {
  const beginning = sql`
    update sepa_batches set status = 'executing', executed_by = ${userId}, updated_at = now() where id = ${id}`;
  await orRefuse(beginning.execute(db), batchRefusals);
}

type Settling = {
  id: number;
  /** When the batch was executed. */
  at: string;
};

/** Plans steps that settle the remaining payments of a batch: their orders, transactions and invoices. */
export async function planSettling(db: Database, { id, at }: Settling, limits?: StepLimits): Promise<Plan> {
  const { rows: left } = await sql<{ id: number; orders_count: number }>`
    select id, orders_count from sepa_lines where sepa_batch_id = ${id} and status = 'exported' order by id`.execute(
    db,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sepa_lines where sepa_batch_id = ${id} and status = 'executed'`.execute(db);
  return planSteps({ left, done: rows[0]?.count ?? 0, take: (step, ids) => settleLines(step, ids, at) }, limits);
}

/** Settles these payments, except payments that the bank has returned meanwhile. */
async function settleLines(db: Database, ids: readonly number[], at: string): Promise<void> {
  await sql`select lock_settled_orders(${ids}::bigint[])`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = 'executed'
    where id in (select id from sepa_lines where id = any (${ids}::bigint[]) and status = 'exported' order by id for no key update)
    returning id`.execute(db);
  const settled = rows.map((row) => row.id);
  await sql`select settle_sepa_items(${settled}::bigint[], ${at})`.execute(db);
}

/** Marks the batch as executed; a job mails its organisations. */
export async function completeExecution(db: Database, { id, at }: Settling): Promise<void> {
  await sql`
    update sepa_batches set status = 'executed', executed_at = ${at}, updated_at = now() where id = ${id}`.execute(db);
  await queue(db, mailPayoutsTask, { sepaBatchId: id, afterId: 0 }, { jobKey: `${mailPayoutsTask.name}:${id}:0` });
}
