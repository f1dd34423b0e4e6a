import type * as api from '@move/contract/invoices/invoices.ts';
import { invoiceNumber } from '@move/domain/invoices/invoice-number.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { mailCreditNote } from '../mails/credit-mails.ts';
import { findInvoice } from '../invoice-detail.queries.ts';
import { lockNumbers, saveLastNumber } from './issue-invoices.ts';
import { invoiceDay, queuePreparing } from './issue-month.ts';

type Locked = { number: string; status: string; organization_id: number; is_credit_note: boolean };

/**
 * Reverses an invoice by a credit note with all its lines negated and its own number. The worker makes and mails the PDF of the note. The
 * other superadmins are mailed who reversed the invoice.
 */
export async function creditInvoice(call: Call<typeof api.creditInvoice>) {
  const { db, params } = call;
  const id = params.invoiceId;
  const { rows } = await sql<Locked>`
    select number, status, organization_id, credit_of is not null as is_credit_note from invoices where id = ${id} for update`.execute(
    db,
  );
  const [locked] = rows;
  if (!locked) throw notFound();
  if (locked.is_credit_note) throw refusedByState('state', 'invoice.is_credit_note');
  if (locked.status === 'credited') throw refusedByState('state', 'invoice.credited');
  const noteId = await issueCreditNote(db, id, { issuedOn: await invoiceDay(db) });
  await queuePreparing(db);
  const invoice = await findInvoice(db, { id: noteId, isOperator: true });
  await mailCreditNote(call, { note: invoice, credits: locked.number });
  const subject = { type: 'invoices' as const, id, name: locked.number };
  const change = {
    before: { status: locked.status },
    after: { status: 'credited', credit: invoice.number },
  };
  return changed({ invoice }, { subject, ...change, alsoFor: { organizationId: locked.organization_id, ...change } });
}

/** Issues the credit note; the caller holds the lock of the invoice. Returns its id. */
export async function issueCreditNote(
  db: Database,
  id: number,
  { issuedOn, at }: { issuedOn: string; at?: string },
): Promise<number> {
  const year = Number(issuedOn.slice(0, 4));
  const count = (await lockNumbers(db, year)) + 1;
  const { rows } = await sql<{ id: number }>`
    with note as (
      insert into invoices (organization_id, month, number, credit_of, issued_on, locale, seller, buyer, subtotal_price_in_cents,
        vat_in_cents, total_price_in_cents, created_at)
      select organization_id, month, ${invoiceNumber(year, count)}, id, ${issuedOn}::date, locale, seller, buyer,
        -subtotal_price_in_cents, -vat_in_cents, -total_price_in_cents, coalesce(${at ?? null}::timestamptz, now())
      from invoices where id = ${id}
      returning id, organization_id
    ), lines as (
      insert into invoice_lines (organization_id, invoice_id, position, payment_type, quantity, vat_percentage,
        subtotal_price_in_cents, vat_in_cents, total_price_in_cents)
      select note.organization_id, note.id, position, payment_type, -quantity, vat_percentage, -subtotal_price_in_cents, -vat_in_cents,
        -line.total_price_in_cents
      from note join invoice_lines line on line.organization_id = note.organization_id and line.invoice_id = ${id}
    )
    select id from note`.execute(db);
  await saveLastNumber(db, year, count);
  await sql`update invoices set status = 'credited', updated_at = now() where id = ${id}`.execute(db);
  return rows[0]?.id ?? 0;
}
