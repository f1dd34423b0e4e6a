import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Marks the lines of a batch as exported, so that what it pays is under way. */
export async function seedExported(db: Database, batchId: number): Promise<void> {
  await sql`update sepa_lines set status = 'exported' where sepa_batch_id = ${batchId} and status = 'draft'`.execute(
    db,
  );
}

/** Marks a batch as exported and executed on its day, so that what it pays counts as paid out. */
export async function seedExecuted(db: Database, batchId: number): Promise<void> {
  await seedExported(db, batchId);
  await sql`update sepa_lines set status = 'executed' where sepa_batch_id = ${batchId} and status = 'exported'`.execute(
    db,
  );
  await sql`
    update sepa_batches set status = 'exported', exported_at = execution_date, msg_id = ${`MOVE-${batchId}`}, file_encrypted = 'file',
      file_sha256 = sha256('file')
    where id = ${batchId}`.execute(db);
  await sql`update sepa_batches set status = 'executing' where id = ${batchId}`.execute(db);
  await sql`update sepa_batches set status = 'executed', executed_at = execution_date where id = ${batchId}`.execute(
    db,
  );
}

/** Marks the lines of a batch as returned by the bank, so that what they paid is open again. */
export async function seedReturned(db: Database, batchId: number, at: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = 'rejected', ended_at = ${at}, ended_reason = 'AC04'
    where sepa_batch_id = ${batchId} and status in ('exported', 'executed') returning id`.execute(db);
  await sql`select release_sepa_items(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
}
