import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Issued = {
  organization_id: number;
  month: string;
  issued_on: string;
  number: string;
  cents: number;
  credit_of?: number;
};

/** Creates an invoice with one line; with `credit_of` its credit note, with a negative amount. */
export async function seedIssued(db: Database, invoice: Issued): Promise<number> {
  const { organization_id, month, issued_on, number, cents, credit_of = null } = invoice;
  const { rows } = await sql<{ id: number }>`
    with invoice as (
      insert into invoices (organization_id, month, number, credit_of, issued_on, locale, seller, buyer, subtotal_price_in_cents,
        vat_in_cents, total_price_in_cents)
      values (${organization_id}, ${month}, ${number}, ${credit_of}, ${issued_on}, 'nl', '{}', '{}', ${cents}, 0, ${cents})
      returning id
    ), line as (
      insert into invoice_lines (organization_id, invoice_id, position, payment_type, quantity, vat_percentage,
        subtotal_price_in_cents, vat_in_cents, total_price_in_cents)
      select ${organization_id}, id, 1, 'ideal', ${Math.sign(cents)}, 0, ${cents}, 0, ${cents} from invoice
    )
    select id from invoice`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Marks a batch as exported: what it pays is on its way. */
export async function seedExported(db: Database, batchId: number): Promise<void> {
  await sql`update sepa_lines set status = 'exported' where sepa_batch_id = ${batchId} and status = 'draft'`.execute(
    db,
  );
}

/** Marks a batch as exported and executed on its day: what it pays counts as paid out. */
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

/** Returns the lines of a batch by the bank: what they paid is open again. */
export async function seedReturned(db: Database, batchId: number, at: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = 'rejected', ended_at = ${at}, ended_reason = 'AC04'
    where sepa_batch_id = ${batchId} and status in ('exported', 'executed') returning id`.execute(db);
  await sql`select release_sepa_items(${rows.map(({ id }) => id)}::bigint[])`.execute(db);
}
