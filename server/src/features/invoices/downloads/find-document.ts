import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';

export type InvoiceRef = { id: number; organizationId?: number };

type Found = { organization_id: number; document: InvoiceDocument };

/** Returns the data of an invoice for its files, as frozen when it was issued. Throws 404 for an invoice of another organisation. */
export async function findDocument(db: Database, { id, organizationId }: InvoiceRef): Promise<Found> {
  const { rows } = await sql<Found>`
    select organization_id, jsonb_build_object('number', number, 'issued_on', issued_on, 'month', month, 'locale', locale,
      'seller', seller, 'buyer', buyer, 'subtotal_price_in_cents', subtotal_price_in_cents, 'vat_in_cents', vat_in_cents,
      'total_price_in_cents', total_price_in_cents,
      'credited', (select jsonb_build_object('number', original.number, 'issued_on', original.issued_on) from invoices original
        where original.id = invoices.credit_of),
      'lines', (select jsonb_agg(to_jsonb(line) - '{organization_id,invoice_id,position}'::text[] order by position)
        from invoice_lines line where line.organization_id = invoices.organization_id and invoice_id = invoices.id)) as document
    from invoices where id = ${id} and (${organizationId ?? null}::bigint is null or organization_id = ${organizationId ?? null})`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw notFound();
  return found;
}
