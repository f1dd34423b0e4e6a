import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { endBatch } from './cancel-sepa-batch.ts';
import { lockBatch } from './freeze-file.ts';
import { type BankReply, readBankReply, type Refused } from './read-bank-reply.ts';
import { rejectLines } from './reject-lines.ts';

type Outcome = { rejected: number; known: number; sepa_batch_ids: number[] };
type Applied = { now: Date; userId: number };

export async function importBankReply({ db, body, now, caller }: Call<typeof api.importBankReply>) {
  const reply = readBankReply(body.file.bytes);
  const applied = { now, userId: caller.user.id };
  const outcome =
    reply.kind === 'pain.002' ? await applyReport(db, reply, applied) : await rejectEach(db, reply.refused, now);
  const [id = null] = outcome.sepa_batch_ids;
  const subject = { type: 'sepa_batches', id, name: body.file.filename };
  return changed(
    { bank_reply: { kind: reply.kind, ...outcome } },
    { subject, after: { kind: reply.kind, ...outcome } },
  );
}

const unfit = (what: string) => invalid('file', 'payout.file', { what });

async function applyReport(
  db: Database,
  { msgId, refusedAs, refused }: Extract<BankReply, { kind: 'pain.002' }>,
  { now, userId }: Applied,
): Promise<Outcome> {
  const { rows } = await sql<{ id: number }>`select id from sepa_batches where msg_id = ${msgId}`.execute(db);
  const [found] = rows;
  if (!found) throw unfit(`OrgnlMsgId ${msgId}`.trim());
  const { id, status } = await lockBatch(db, found.id);
  const sepa_batch_ids = [id];
  if (refusedAs === null) return { ...(await rejectEach(db, refused, now, id)), sepa_batch_ids };
  const { rows: lines } = await sql<{ id: number; is_live: boolean }>`
    select id, status in ('exported', 'executed') as is_live from sepa_lines where sepa_batch_id = ${id} and status <> 'canceled'`.execute(
    db,
  );
  const live = lines.filter(({ is_live }) => is_live);
  if (status === 'exported') await endBatch(db, { id, now, userId, reason: refusedAs });
  else
    await rejectLines(
      db,
      live.map((line) => ({ id: line.id, reason: refusedAs })),
      now,
    );
  return { rejected: live.length, known: lines.length - live.length, sepa_batch_ids };
}

type Line = { id: number; end_to_end_id: string; sepa_batch_id: number; amount_in_cents: number; status: string };

/** Of a batch every id must be ours; a statement also returns what others sent. Throws 422 when an amount differs. */
async function rejectEach(db: Database, refused: readonly Refused[], now: Date, batchId?: number): Promise<Outcome> {
  const lines = await findLines(db, refused);
  const found = refused.flatMap((one) => {
    const line = lines.get(one.endToEndId);
    const isOurs = line !== undefined && (batchId === undefined || line.sepa_batch_id === batchId);
    if (!isOurs && batchId !== undefined) throw unfit(`EndToEndId ${one.endToEndId}`);
    return isOurs ? [{ ...one, line }] : [];
  });
  for (const { endToEndId, cents, line } of found) {
    const isSent = line.status === 'exported' || line.status === 'executed' || line.status === 'rejected';
    if (!isSent) throw unfit(`EndToEndId ${endToEndId}`);
    if (cents !== null && cents !== line.amount_in_cents) {
      throw unfit(`${endToEndId}: ${cents / 100} ≠ ${line.amount_in_cents / 100}`);
    }
  }
  const open = found.filter(({ line }) => line.status !== 'rejected');
  const unique = [...new Map(open.map(({ line, reason }) => [line.id, { id: line.id, reason }])).values()];
  const rejected = await rejectLines(db, unique, now);
  const sepa_batch_ids = [...new Set(found.map(({ line }) => line.sepa_batch_id))];
  return { rejected, known: found.length - open.length, sepa_batch_ids };
}

/** By their EndToEndId, locked after their batches: whoever executes or cancels one of these waits, or is waited for. */
async function findLines(db: Database, refused: readonly Refused[]): Promise<Map<string, Line>> {
  const ids = refused.map(({ endToEndId }) => endToEndId);
  await sql`
    select from sepa_batches where id in (select sepa_batch_id from sepa_lines where end_to_end_id = any (${ids}::text[]))
    order by id for update`.execute(db);
  const { rows } = await sql<Line>`
    select id, end_to_end_id, sepa_batch_id, amount_in_cents, status from sepa_lines where end_to_end_id = any (${ids}::text[])
    order by id for update`.execute(db);
  return new Map(rows.map((line) => [line.end_to_end_id, line]));
}
