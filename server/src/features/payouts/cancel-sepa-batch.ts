import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { batchMayBecome } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { lockBatch, refusedByStatus } from './freeze-file.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

export async function cancelSepaBatch({ db, params, caller, now, locale }: Call<typeof api.cancelSepaBatch>) {
  const id = params.sepaBatchId;
  const { status } = await lockBatch(db, id);
  if (!batchMayBecome(status, 'canceled')) throw refusedByStatus(status, locale);
  const before = await findSepaBatch(db, { id, caller });
  await endBatch(db, { id, now, userId: caller.user.id });
  const sepa = await findSepaBatch(db, { id, caller });
  return changed({ sepa }, { subject: batchSubject(sepa), before: auditedBatch(before), after: auditedBatch(sepa) });
}

type Canceled = { id: number; now: Date; userId: number | null; reason?: string };

/** Ends a batch that was not executed: its payments, and all that they would have settled. The caller has locked it. */
export async function endBatch(db: Database, { id, now, userId, reason }: Canceled): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = ${reason === undefined ? 'canceled' : 'rejected'}, ended_at = ${now.toISOString()},
      ended_reason = ${reason ?? null}
    where sepa_batch_id = ${id} and status in ('draft', 'exported') returning id`.execute(db);
  await releaseItems(
    db,
    rows.map((row) => row.id),
  );
  await sql`
    update sepa_batches set status = 'canceled', canceled_at = ${now.toISOString()}, canceled_by = ${userId},
      rejected_reason = ${reason ?? null}, updated_at = now()
    where id = ${id}`.execute(db);
}

/** Opens again what ended lines would have paid. */
export async function releaseItems(db: Database, lines: readonly number[]): Promise<void> {
  for (let start = 0; start < lines.length; start += CHUNK) {
    await sql`select release_sepa_items(${lines.slice(start, start + CHUNK)}::bigint[])`.execute(db);
  }
}

/** Lines in a statement, so that none takes long. */
const CHUNK = 250;
