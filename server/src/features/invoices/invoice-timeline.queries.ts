import type { InvoiceEvent, InvoiceRow } from '@move/contract/invoices/invoice.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** SQL: a row of `sepa_lines`, given the alias of the table, as an `InvoicePayout`. */
export const payoutOf = (line: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${line}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'sepa_batch_id', ${column('sepa_batch_id')},
    'payout_month', ${column('payout_month')}, 'execution_date', ${column('execution_date')})`;
};

type Credit = { at: string; by: string | null };

type Asked = { createdAt: string; isOperator: boolean };

/** When the invoice was issued, mailed, settled and credited, and by whom. */
export async function findTimeline(db: Database, invoice: InvoiceRow, asked: Asked): Promise<InvoiceEvent[]> {
  const { createdAt, isOperator } = asked;
  const mails = await findMails(db, invoice, isOperator);
  const settlements = await findSettlements(db, invoice);
  const credit = await findCredit(db, invoice);
  const isNote = invoice.credits !== null;
  const nothing = { mail: null, payout: null };
  const events: InvoiceEvent[] = [
    { kind: 'issued', at: createdAt, by: isNote ? (credit?.by ?? null) : null, ...nothing },
    ...mails,
    ...settlements,
    ...(credit === null || isNote ? [] : [{ kind: 'credited' as const, ...credit, ...nothing }]),
  ];
  return events.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

async function findMails(db: Database, { id, organization }: InvoiceRow, isOperator: boolean): Promise<InvoiceEvent[]> {
  const { rows } = await sql<InvoiceEvent>`
    select 'mailed' as kind, sent.created_at as at, sender.first_name || ' ' || sender.last_name as by,
      case when mails.id is not null then jsonb_build_object('to', mails.recipient, 'status', mails.status,
        'error', case when ${isOperator}::boolean then mails.error end) end as mail, null as payout
    from invoice_mails sent left join mails on mails.id = sent.mail_id left join users sender on sender.id = sent.sent_by
    where sent.organization_id = ${organization.id} and sent.invoice_id = ${id} order by sent.id`.execute(db);
  return rows;
}

/** Each payout that settled the invoice, and when the bank returned that payout. */
async function findSettlements(db: Database, { id, organization }: InvoiceRow): Promise<InvoiceEvent[]> {
  const { rows } = await sql<InvoiceEvent>`
    select event.kind, event.at, null as by, null as mail, ${payoutOf('line')} as payout
    from invoice_settlements settlement
      join sepa_lines line on line.organization_id = settlement.organization_id and line.id = settlement.sepa_line_id
      cross join lateral (values ('settled', settlement.settled_at), ('reopened', line.ended_at)) as event (kind, at)
    where settlement.organization_id = ${organization.id} and settlement.invoice_id = ${id} and event.at is not null
    order by event.at`.execute(db);
  return rows;
}

/** When and by whom the credit note was issued, from the trail of its invoice. */
async function findCredit(db: Database, { id, credits, credited_by: note }: InvoiceRow): Promise<Credit | null> {
  if (credits === null && note === null) return null;
  const { rows } = await sql<Credit>`
    select invoices.created_at as at, (
      select actor.first_name || ' ' || actor.last_name from audit_log join users actor on actor.id = audit_log.actor_id
      where subject_type = 'invoices' and subject_id = ${String(credits?.id ?? id)} and action = 'creditInvoice' limit 1) as by
    from invoices where invoices.id = ${note?.id ?? id}`.execute(db);
  return rows[0] ?? null;
}
