import type { Invoice, InvoiceRow } from '@move/contract/invoices/invoice.ts';
import type * as api from '@move/contract/invoices/invoices.ts';
import { monthAfter } from '@move/domain/kit/dates/months.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findTimeline, payoutOf } from './invoice-timeline.queries.ts';
import { MAILED_DAYS } from './mails/invoice-mails.ts';
import { invoiceColumns, invoiceTables } from './invoices.queries.ts';

type Input = {
  id: number;
  organizationId?: number;
  /** The caller is a superadmin, who may send and credit. */
  isOperator: boolean;
};

type Stored = InvoiceRow &
  Pick<Invoice, 'seller' | 'buyer' | 'lines' | 'email' | 'payout'> & {
    created_at: string;
    is_overdue: boolean;
  };

export async function findInvoice(db: Database, { id, organizationId, isOperator }: Input): Promise<Invoice> {
  const { rows } = await sql<Stored>`
    select ${invoiceColumns}, invoices.seller, invoices.buyer, invoices.created_at, nullif(organizations.email::text, '') as email,
      invoices.sent_at is null and invoices.issued_on <= current_date - ${sql.lit(MAILED_DAYS)} as is_overdue,
      (select ${payoutOf('line')} || jsonb_build_object('settled_at',
          to_char(settlement.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from sepa_lines line left join invoice_settlements settlement on settlement.organization_id = line.organization_id
          and settlement.sepa_line_id = line.id and settlement.invoice_id = invoices.id
        where line.organization_id = invoices.organization_id and line.id = invoices.sepa_line_id
          and line.status in ('exported', 'executed')) as payout,
      (select jsonb_agg(to_jsonb(line) - '{organization_id,invoice_id,position}'::text[] order by position)
        from invoice_lines line where line.organization_id = invoices.organization_id and invoice_id = invoices.id) as lines
    from ${invoiceTables}
    where invoices.id = ${id}
      and (${organizationId ?? null}::bigint is null or invoices.organization_id = ${organizationId ?? null})`.execute(
    db,
  );
  const [stored] = rows;
  if (!stored) throw notFound();
  const { created_at, is_overdue: isOverdue, ...invoice } = stored;
  const timeline = await findTimeline(db, invoice, { createdAt: created_at, isOperator });
  const lastMail = timeline.findLast(({ kind }) => kind === 'mailed')?.mail;
  const isInvoice = invoice.credits === null;
  return {
    ...invoice,
    vat: vatTable(invoice.lines),
    timeline,
    payout_month: monthAfter(invoice.month),
    mail_problem: lastMail?.status === 'failed' ? 'failed' : isOverdue ? 'overdue' : null,
    may: {
      send: isOperator && invoice.email !== null,
      credit: isOperator && isInvoice && invoice.status !== 'credited',
    },
  };
}

/** The VAT of the lines, by percentage. */
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

export async function getInvoice({ db, params }: Call<typeof api.getInvoice>) {
  const { invoiceId: id, organizationId } = params;
  return { invoice: await findInvoice(db, { id, organizationId, isOperator: false }) };
}

export async function getAnyInvoice({ db, params }: Call<typeof api.getAnyInvoice>) {
  return { invoice: await findInvoice(db, { id: params.invoiceId, isOperator: true }) };
}
