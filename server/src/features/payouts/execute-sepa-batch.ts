import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { batchMayBecome } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { lockBatch, refusedByStatus } from './freeze-file.ts';
import { mailPayoutsTask } from './payout-tasks.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

/** Settles what the batch paid: orders and their transactions are complete, invoices settled. Organisations are mailed by a job. */
export async function executeSepaBatch({ db, params, caller, now, locale }: Call<typeof api.executeSepaBatch>) {
  const id = params.sepaBatchId;
  const { status } = await lockBatch(db, id);
  if (!batchMayBecome(status, 'executed')) throw refusedByStatus(status, locale);
  const before = await findSepaBatch(db, { id, caller });
  await settleBatch(db, { id, now, userId: caller.user.id });
  await queue(db, mailPayoutsTask, { sepaBatchId: id, afterId: 0 }, { jobKey: `${mailPayoutsTask.name}:${id}:0` });
  const sepa = await findSepaBatch(db, { id, caller });
  return changed({ sepa }, { subject: batchSubject(sepa), before: auditedBatch(before), after: auditedBatch(sepa) });
}

type Executed = { id: number; now: Date; userId: number };

/** Settles all that an exported batch pays. The caller has locked it. */
export async function settleBatch(db: Database, { id, now, userId }: Executed): Promise<void> {
  await settleItems(db, id, now);
  await sql`update sepa_lines set status = 'executed' where sepa_batch_id = ${id} and status = 'exported'`.execute(db);
  await sql`
    update sepa_batches set status = 'executed', executed_at = ${now.toISOString()}, executed_by = ${userId}, updated_at = now()
    where id = ${id}`.execute(db);
}

/** Lines in a statement, so that none takes long. */
const CHUNK = 250;

async function settleItems(db: Database, id: number, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from sepa_lines where sepa_batch_id = ${id} and status = 'exported' order by id`.execute(db);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const ids = rows.slice(start, start + CHUNK).map((row) => row.id);
    await sql`select settle_sepa_items(${ids}::bigint[], ${now.toISOString()})`.execute(db);
  }
}
