import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { batchMayBecome } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
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
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = 'canceled', ended_at = ${now.toISOString()}
    where sepa_batch_id = ${id} and status in ('draft', 'exported') returning id`.execute(db);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const ids = rows.slice(start, start + CHUNK).map((row) => row.id);
    await sql`select release_sepa_items(${ids}::bigint[])`.execute(db);
  }
  await sql`
    update sepa_batches set status = 'canceled', canceled_at = ${now.toISOString()}, canceled_by = ${caller.user.id}, updated_at = now()
    where id = ${id}`.execute(db);
  const sepa = await findSepaBatch(db, { id, caller });
  return changed({ sepa }, { subject: batchSubject(sepa), before: auditedBatch(before), after: auditedBatch(sepa) });
}

/** Lines in a statement, so that none takes long. */
const CHUNK = 250;
