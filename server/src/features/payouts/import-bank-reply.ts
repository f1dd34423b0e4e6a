import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import type { Amount, BankReply, Refused } from './read-bank-reply.ts';
import { readReplyApart } from './read-reply-apart.ts';
import { rejectLines } from './reject-lines.ts';
import { beginEnding } from './runs/end-batch.ts';
import { lockBatch } from './runs/locked-batch.ts';
import { startBatchRun } from './runs/start-batch-run.ts';

type Outcome = { rejected: number; known: number; not_taken: string[]; sepa_batch_ids: number[] };
type Importing = Call<typeof api.importBankReply>;
type Report = Extract<BankReply, { kind: 'pain.002' }>;

export async function importBankReply(call: Importing) {
  const { db, body, now } = call;
  const reply = await readReplyApart(body.file.bytes);
  const outcome = reply.kind === 'pain.002' ? await applyReport(call, reply) : await rejectEach(db, reply.refused, now);
  const [id = null] = outcome.sepa_batch_ids;
  const subject = { type: 'sepa_batches', id, name: body.file.filename };
  return changed(
    { bank_reply: { kind: reply.kind, ...outcome } },
    { subject, after: { kind: reply.kind, ...outcome } },
  );
}

const unfit = (what: string) => invalid('file', 'payout.file', { what });

async function applyReport(call: Importing, report: Report): Promise<Outcome> {
  const { db, now } = call;
  const { msgId, refusedAs, refused } = report;
  const { rows } = await sql<{ id: number }>`select id from sepa_batches where msg_id = ${msgId}`.execute(db);
  const [found] = rows;
  if (!found) throw unfit(`OrgnlMsgId ${msgId}`.trim());
  const sepa_batch_ids = [found.id];
  if (refusedAs !== null) return { ...(await rejectAll(call, found.id, refusedAs)), not_taken: [], sepa_batch_ids };
  await lockBatch(db, found.id);
  return { ...(await rejectEach(db, refused, now, found.id)), sepa_batch_ids };
}

/** Starts the run that ends all payments of a batch. */
async function rejectAll(call: Importing, id: number, reason: string): Promise<Pick<Outcome, 'rejected' | 'known'>> {
  const { db, now, caller } = call;
  const { status, payout_month: month } = await lockBatch(db, id);
  const { rows } = await sql<{ is_live: boolean }>`
    select status in ('exported', 'executed') as is_live from sepa_lines where sepa_batch_id = ${id} and status <> 'canceled'`.execute(
    db,
  );
  const rejected = rows.filter(({ is_live }) => is_live).length;
  // the first time it was sent, and its run goes on
  if (status === 'canceling' || status === 'canceled' || rejected === 0) return { rejected: 0, known: rows.length };
  if (status === 'executing') throw refusedByState('state', 'payout.busy');
  if (status === 'exported') await beginEnding(db, { id, at: now.toISOString(), reason }, caller.user.id);
  await startBatchRun(call, { kind: 'cancel_sepa_batch', id, month, reason, total: rejected });
  return { rejected, known: rows.length - rejected };
}

type Line = { id: number; end_to_end_id: string; sepa_batch_id: number; amount_in_cents: number; status: string };

/**
 * Of a batch every id must be ours; a statement also returns what others sent. A payment that was canceled here stays so. Throws 422 when
 * an amount differs.
 */
async function rejectEach(db: Database, refused: readonly Refused[], now: Date, batchId?: number): Promise<Outcome> {
  const lines = await findLines(db, refused);
  const ours = refused.flatMap((one) => {
    const line = lines.get(one.endToEndId);
    const isOurs = line !== undefined && (batchId === undefined || line.sepa_batch_id === batchId);
    if (!isOurs && batchId !== undefined) throw unfit(`EndToEndId ${one.endToEndId}`);
    return isOurs ? [{ ...one, line }] : [];
  });
  const found = ours.filter(({ line }) => line.status !== 'canceled');
  const not_taken = [...new Set(ours.filter(({ line }) => line.status === 'canceled').map((one) => one.endToEndId))];
  for (const { endToEndId, amount, line } of found) {
    if (line.status === 'draft') throw unfit(`EndToEndId ${endToEndId}`);
    // a report of a file may leave amounts out, since it names the file; anybody can write a statement
    if (amount !== null || batchId === undefined) assertAmount(endToEndId, amount, line);
  }
  const open = found.filter(({ line }) => line.status !== 'rejected');
  const unique = [...new Map(open.map(({ line, reason }) => [line.id, { id: line.id, reason }])).values()];
  const rejected = await rejectLines(db, unique, now);
  const sepa_batch_ids = [...new Set(found.map(({ line }) => line.sepa_batch_id))];
  return { rejected, known: found.length - open.length, not_taken, sepa_batch_ids };
}

function assertAmount(endToEndId: string, amount: Amount | null, { amount_in_cents: expected }: Line): void {
  if (amount === null) throw unfit(`${endToEndId}: Amt`);
  const { cents, currency } = amount;
  if (currency === 'EUR' && cents === expected) return;
  throw unfit(`${endToEndId}: ${currency} ${cents === null ? '?' : cents / 100} ≠ EUR ${expected / 100}`);
}

/**
 * By their EndToEndId, locked after their batches: whoever executes or cancels one of these waits, or is waited for. A refund of an order
 * in a line refers to the line while it holds the order, so lines are locked without their keys.
 */
async function findLines(db: Database, refused: readonly Refused[]): Promise<Map<string, Line>> {
  const ids = refused.map(({ endToEndId }) => endToEndId);
  await sql`
    select from sepa_batches where id in (select sepa_batch_id from sepa_lines where end_to_end_id = any (${ids}::text[]))
    order by id for update`.execute(db);
  const { rows } = await sql<Line>`
    select id, end_to_end_id, sepa_batch_id, amount_in_cents, status from sepa_lines where end_to_end_id = any (${ids}::text[])
    order by id for no key update`.execute(db);
  return new Map(rows.map((line) => [line.end_to_end_id, line]));
}
