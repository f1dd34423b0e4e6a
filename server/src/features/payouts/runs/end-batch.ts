import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import type { Plan } from '../../jobs/public.ts';
import { planSteps, type StepLimits } from './batch-steps.ts';
import { batchRefusals } from './locked-batch.ts';

type Ending = {
  id: number;
  at: string;
  /** Why the bank refused the whole file; null when a superadmin cancels the batch. */
  reason: string | null;
};

/** Marks a batch as being canceled; the caller has locked it, and it was not executed. */
export async function beginEnding(db: Database, { id, reason }: Ending, userId: number | null): Promise<void> {
  const beginning = sql`
    update sepa_batches set status = 'canceling', canceled_by = ${userId}, rejected_reason = ${reason}, updated_at = now()
    where id = ${id}`;
  await orRefuse(beginning.execute(db), batchRefusals);
}

/** Marks an executed batch, which the caller has locked, as being returned: the bank refused its whole file. */
export async function beginReturning(db: Database, { id, reason }: Omit<Ending, 'at'>): Promise<void> {
  const beginning = sql`
    update sepa_batches set status = 'returning', rejected_reason = ${reason}, updated_at = now() where id = ${id}`;
  await orRefuse(beginning.execute(db), batchRefusals);
}

/** Plans steps that end the remaining payments of a batch and make what they pay open again. */
export async function planEnding(db: Database, ending: Ending, limits?: StepLimits): Promise<Plan> {
  const { rows: left } = await sql<{ id: number; orders_count: number }>`
    select id, orders_count from sepa_lines where sepa_batch_id = ${ending.id} and status in ('draft', 'exported', 'executed')
    order by id`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from sepa_lines where sepa_batch_id = ${ending.id} and status in ('canceled', 'rejected')`.execute(
    db,
  );
  return planSteps({ left, done: rows[0]?.count ?? 0, take: (step, ids) => endLines(step, ids, ending) }, limits);
}

async function endLines(db: Database, ids: readonly number[], { at, reason }: Ending): Promise<void> {
  await sql`select lock_settled_orders(${ids}::bigint[])`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = ${reason === null ? 'canceled' : 'rejected'}, ended_at = ${at}, ended_reason = ${reason}
    where id in (select id from sepa_lines where id = any (${ids}::bigint[]) and status in ('draft', 'exported', 'executed')
      order by id for no key update)
    returning id`.execute(db);
  await releaseItems(
    db,
    rows.map((row) => row.id),
  );
}

/** Marks the batch as canceled. An executed batch whose payments were all returned becomes executed again. */
export async function completeEnding(db: Database, { id, at }: Ending): Promise<void> {
  await sql`
    update sepa_batches set status = case status when 'returning' then 'executed' else 'canceled' end,
      canceled_at = case status when 'canceling' then ${at}::timestamptz end, updated_at = now()
    where id = ${id} and status in ('returning', 'canceling')`.execute(db);
}

/** Lines in one SQL statement, so that no statement takes long. */
const CHUNK = 50;

/** Makes what ended lines would have paid open again. */
export async function releaseItems(db: Database, lines: readonly number[]): Promise<void> {
  for (let start = 0; start < lines.length; start += CHUNK) {
    // in one transaction, whose statements run one after another
    await sql`select release_sepa_items(${lines.slice(start, start + CHUNK)}::bigint[])`.execute(db);
  }
}
