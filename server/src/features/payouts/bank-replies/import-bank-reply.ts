import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { mailReleased } from './bank-reply-mails.ts';
import type { BankReply, Refused } from './read-bank-reply.ts';
import { readReplyApart } from './read-reply-apart.ts';
import { type Outcome, rejectEach } from './reject-each.ts';
import { assertCancelable } from '../batches/assert-cancelable.ts';
import { beginEnding, beginReturning } from '../runs/end-batch.ts';
import { lockBatch } from '../runs/locked-batch.ts';
import { startBatchRun } from '../runs/start-batch-run.ts';
import { unfitReply } from './unfit-reply.ts';

type Importing = Call<typeof api.importBankReply>;
type Report = Extract<BankReply, { kind: 'pain.002' }>;

export async function importBankReply(call: Importing) {
  const { body } = call;
  const reply = await readReplyApart(body.file.bytes);
  const outcome = reply.kind === 'pain.002' ? await applyReport(call, reply) : await release(call, reply.refused);
  const [id = null] = outcome.sepa_batch_ids;
  const subject = { type: 'sepa_batches' as const, id, name: body.file.filename };
  return changed(
    { bank_reply: { kind: reply.kind, ...outcome } },
    { subject, after: { kind: reply.kind, ...outcome } },
  );
}

async function applyReport(call: Importing, report: Report): Promise<Outcome> {
  const { db } = call;
  const { msgId, refusedAs, refused } = report;
  const { rows } = await sql<{ id: number }>`select id from sepa_batches where msg_id = ${msgId}`.execute(db);
  const [found] = rows;
  if (!found) throw unfitReply(`OrgnlMsgId ${msgId}`.trim());
  const sepa_batch_ids = [found.id];
  if (refusedAs !== null) return { ...(await rejectAll(call, found.id, refusedAs)), not_taken: [], sepa_batch_ids };
  await lockBatch(db, found.id);
  return { ...(await release(call, refused, found.id)), sepa_batch_ids };
}

/** Ends the refused payments one by one, and mails the other superadmins. */
async function release(call: Importing, refused: readonly Refused[], batchId?: number): Promise<Outcome> {
  const { cents, ...outcome } = await rejectEach(call.db, refused, call.now, batchId);
  const { rejected: count } = outcome;
  if (count > 0) await mailReleased(call, { filename: call.body.file.filename, count, cents });
  return outcome;
}

/** Starts the run that ends all payments of a batch: it cancels the batch, or returns the payments when the batch was executed. */
async function rejectAll(call: Importing, id: number, reason: string): Promise<Pick<Outcome, 'rejected' | 'known'>> {
  const { db, now, caller } = call;
  const batch = await lockBatch(db, id);
  const { status, payout_month: month } = batch;
  const { rows } = await sql<{ is_live: boolean }>`
    select status in ('exported', 'executed') as is_live from sepa_lines where sepa_batch_id = ${id} and status <> 'canceled'`.execute(
    db,
  );
  const rejected = rows.filter(({ is_live }) => is_live).length;
  // nothing is left to reject: the batch or all its payments have ended or are being ended, e.g. by an earlier import of the file
  if (['returning', 'canceling', 'canceled'].includes(status) || rejected === 0)
    return { rejected: 0, known: rows.length };
  if (status === 'executing') throw refusedByState('state', 'payout.busy');
  // anybody can forge such a file, so importing it needs what canceling the batch by hand needs
  await assertCancelable(batch, call);
  if (status === 'executed') await beginReturning(db, { id, reason });
  else await beginEnding(db, { id, at: now.toISOString(), reason }, caller.user.id);
  await startBatchRun(call, { kind: 'cancel_sepa_batch', id, month, reason, total: rejected });
  return { rejected, known: rows.length - rejected };
}
