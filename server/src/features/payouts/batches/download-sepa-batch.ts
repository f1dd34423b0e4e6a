import { createHash } from 'node:crypto';
import * as api from '@move/contract/payouts/sepa-batches.ts';
import { hasBankFile } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import { decrypt } from '../../../platform/encryption.ts';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { lockBatch, refusedByStatus } from '../runs/locked-batch.ts';
import { batchSubject } from './sepa-batch-record.ts';

/** Downloads the frozen file, the same bytes each time. Throws 409 before the export, and once the batch is being canceled. */
export async function downloadSepaBatch(call: Call<typeof api.downloadSepaBatch>) {
  const { db, params, config } = call;
  const id = params.sepaBatchId;
  const batch = await lockBatch(db, id);
  if (!hasBankFile(batch.status)) throw refusedByStatus(batch.status, call.locale);
  await auditReading(call, api.downloadSepaBatch, batchSubject(batch));
  const { rows } = await sql<{ file_encrypted: Buffer | null; file_sha256: Buffer | null; msg_id: string | null }>`
    select file_encrypted, file_sha256, msg_id from sepa_batches where id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored?.file_encrypted || !stored.file_sha256) throw refusedByStatus(batch.status, call.locale);
  return {
    file: Buffer.from(readFile(stored.file_encrypted, stored.file_sha256, config.appKey)),
    filename: `${stored.msg_id}.xml`,
    type: 'application/xml; charset=utf-8',
    headers: { 'cache-control': 'no-store' },
  };
}

function readFile(encrypted: Buffer, sha256: Buffer, appKey: string): string {
  let xml: string;
  try {
    xml = decrypt(encrypted, { appKey, use: 'sepa-file' });
  } catch {
    throw refusedByState('state', 'payout.file', { what: 'APP_KEY' });
  }
  if (!createHash('sha256').update(xml).digest().equals(sha256))
    throw new Error('a frozen file is not what was exported');
  return xml;
}
