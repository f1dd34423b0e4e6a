import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storeDocument } from '../../files/public.ts';
import { drawInvoice } from '../formats/draw-invoice.ts';
import { findDocument } from './find-document.ts';

/** A stored PDF, with the checksum that it must have. */
export type StoredPdf = { id: number; number: string; isCredit: boolean; filename: string; sha256: string };

/**
 * Makes the PDFs of invoices that have none, each in its own transaction, so that a failing one doesn't stop the others. Returns how many
 * failed.
 */
export async function makePdfs(pool: pg.Pool, storage: Storage, log: Log): Promise<number> {
  let after = 0;
  let failed = 0;
  for (;;) {
    const { rows } = await asSystem(pool, (db) => missingPdf(after).execute(db));
    const [missing] = rows;
    if (!missing) return failed;
    after = missing.id;
    try {
      await asSystem(pool, (db) => makePdf(db, storage, missing.id));
    } catch (error) {
      log.error({ err: error, invoice: missing.id }, 'an invoice has no PDF');
      failed++;
    }
    // drawing keeps the processor busy: gives other work a turn
    await setImmediate();
  }
}

const missingPdf = (after: number) => sql<{ id: number }>`
  select id from invoices where id > ${after}
    and not exists (select from invoice_pdfs pdf where pdf.organization_id = invoices.organization_id and pdf.invoice_id = invoices.id)
  order by id limit 1`;

/** Makes the PDF of an invoice unless it exists. A second call at the same time waits, and then finds it. */
export async function makePdf(db: Database, storage: Storage, id: number): Promise<void> {
  await sql`select from invoices where id = ${id} for update`.execute(db);
  const { rows } = await sql`select from invoice_pdfs where invoice_id = ${id}`.execute(db);
  if (rows.length > 0) return;
  const { document, organization_id: organizationId } = await findDocument(db, { id });
  const bytes = await drawInvoice(document);
  const fileId = await storeDocument(db, storage, { bytes, path: 'invoices', organizationId });
  await sql`
    insert into invoice_pdfs (organization_id, invoice_id, file_id) values (${organizationId}, ${id}, ${fileId}::uuid)`.execute(
    db,
  );
}

/** Reads the bytes as stored when the invoice was issued. Throws when they are missing or differ. */
export async function readPdf(storage: Storage, { number, filename, sha256 }: StoredPdf): Promise<Uint8Array> {
  const bytes = await storage.get(filename);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`the PDF of invoice ${number} is not as it was stored`);
  }
  return bytes;
}

/** The PDF of an invoice; if the worker hasn't stored it yet, it is drawn from the same frozen data. */
export function pdfContents(
  storage: Storage,
  { stored, document }: { stored: StoredPdf | null; document: InvoiceDocument },
) {
  return () => (stored === null ? drawInvoice(document) : readPdf(storage, stored));
}
