import type { Invoice, InvoiceEvent, InvoiceRow } from '@move/contract/invoices/invoice.ts';
import type * as api from '@move/contract/invoices/invoices.ts';
import { monthAfter } from '@move/domain/invoices/invoice-months.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { invoiceColumns, invoiceTables } from './invoices.queries.ts';

type Asked = {
  id: number;
  organizationId?: number;
  /** The caller is a superadmin, who sends and credits. */
  isOperator: boolean;
};

type Stored = InvoiceRow & Pick<Invoice, 'seller' | 'buyer' | 'lines' | 'email'> & { created_at: string };

export async function findInvoice(db: Database, { id, organizationId, isOperator }: Asked): Promise<Invoice> {
  const { rows } = await sql<Stored>`
    select ${invoiceColumns}, invoices.seller, invoices.buyer, invoices.created_at, nullif(organizations.email::text, '') as email,
      (select jsonb_agg(to_jsonb(line) - '{organization_id,invoice_id,position}'::text[] order by position)
        from invoice_lines line where line.organization_id = invoices.organization_id and invoice_id = invoices.id) as lines
    from ${invoiceTables}
    where invoices.id = ${id}
      and (${organizationId ?? null}::bigint is null or invoices.organization_id = ${organizationId ?? null})`.execute(
    db,
  );
  const [stored] = rows;
  if (!stored) throw notFound();
  const { created_at, ...invoice } = stored;
  const isInvoice = invoice.credits === null;
  return {
    ...invoice,
    vat: vatTable(invoice.lines),
    timeline: await timelineOf(db, invoice, created_at),
    payout_month: monthAfter(invoice.month),
    may: {
      send: isOperator && invoice.email !== null,
      credit: isOperator && isInvoice && invoice.status !== 'credited',
    },
  };
}

/** The lines by VAT percentage. */
function vatTable(lines: Invoice['lines']): Invoice['vat'] {
  const groups = Map.groupBy(lines, (line) => line.vat_percentage);
  return [...groups].map(([percentage, group]) => {
    const sum = (of: (line: Invoice['lines'][number]) => number) => group.reduce((total, line) => total + of(line), 0);
    return {
      percentage,
      subtotal_price_in_cents: sum((line) => line.subtotal_price_in_cents),
      vat_in_cents: sum((line) => line.vat_in_cents),
      total_price_in_cents: sum((line) => line.total_price_in_cents),
    };
  });
}

type Credit = { at: string; by: string | null };

/** When it was issued, mailed and credited, and by whom. */
async function timelineOf(db: Database, invoice: InvoiceRow, createdAt: string): Promise<InvoiceEvent[]> {
  const mails = await findMails(db, invoice);
  const credit = await findCredit(db, invoice);
  const isNote = invoice.credits !== null;
  const events: InvoiceEvent[] = [
    { kind: 'issued', at: createdAt, by: isNote ? (credit?.by ?? null) : null, mail: null },
    ...mails,
    ...(credit === null || isNote ? [] : [{ kind: 'credited' as const, ...credit, mail: null }]),
  ];
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

async function findMails(db: Database, { id, organization }: InvoiceRow): Promise<InvoiceEvent[]> {
  const { rows } = await sql<InvoiceEvent>`
    select 'mailed' as kind, sent.created_at as at, sender.first_name || ' ' || sender.last_name as by,
      case when mails.id is not null then jsonb_build_object('to', mails.recipient, 'status', mails.status) end as mail
    from invoice_mails sent left join mails on mails.id = sent.mail_id left join users sender on sender.id = sent.sent_by
    where sent.organization_id = ${organization.id} and sent.invoice_id = ${id} order by sent.id`.execute(db);
  return rows;
}

/** When the credit note was made, and by whom, from the trail of its invoice. */
async function findCredit(db: Database, { id, credits, credited_by: note }: InvoiceRow): Promise<Credit | null> {
  if (credits === null && note === null) return null;
  const { rows } = await sql<Credit>`
    select invoices.created_at as at, (
      select actor.first_name || ' ' || actor.last_name from audit_log join users actor on actor.id = audit_log.actor_id
      where subject_type = 'invoices' and subject_id = ${String(credits?.id ?? id)} and action = 'creditInvoice' limit 1) as by
    from invoices where invoices.id = ${note?.id ?? id}`.execute(db);
  return rows[0] ?? null;
}

export async function getInvoice({ db, params }: Call<typeof api.getInvoice>) {
  const { invoiceId: id, organizationId } = params;
  return { invoice: await findInvoice(db, { id, organizationId, isOperator: false }) };
}

export async function getAnyInvoice({ db, params }: Call<typeof api.getAnyInvoice>) {
  return { invoice: await findInvoice(db, { id: params.invoiceId, isOperator: true }) };
}
