import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { InvoiceRow, InvoiceTotals } from '@move/contract/invoices/invoice.ts';
import type * as api from '@move/contract/invoices/invoices.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isInRange } from '../../platform/database/expressions/ranges.ts';
import { all, findPage } from '../../platform/database/page.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import type { Call } from '../../platform/http/route.ts';
import { MAILED_DAYS } from './mails/invoice-mails.ts';

export type ListQuery = QueryOf<typeof api.listAllInvoices>;

/** SQL: the columns of an invoice, over `invoiceTables`. */
export const invoiceColumns = sql`invoices.id, invoices.number, invoices.month, invoices.issued_on, invoices.status,
  invoices.subtotal_price_in_cents, invoices.vat_in_cents, invoices.total_price_in_cents, invoices.sent_at,
  jsonb_build_object('id', organizations.id, 'name', organizations.name, 'is_removed', organizations.deleted_at is not null) as organization,
  (select jsonb_build_object('id', original.id, 'number', original.number) from invoices original
    where original.id = invoices.credit_of) as credits,
  (select jsonb_build_object('id', note.id, 'number', note.number) from invoices note
    where note.organization_id = invoices.organization_id and note.credit_of = invoices.id) as credited_by`;

export const invoiceTables = sql`invoices join organizations on organizations.id = invoices.organization_id`;

export const sort = {
  number: sql`invoices.number`,
  month: sql`invoices.month`,
  total_price_in_cents: sql`invoices.total_price_in_cents`,
  status: sql`invoices.status`,
};

/**
 * SQL: invoices that are not mailed automatically (no address, or too old), and those whose last mail failed. Leaves out unsent invoices of
 * a removed organisation, which can't get an address any more.
 */
const undelivered = sql`
  select unsent.id from invoices unsent join organizations receiver on receiver.id = unsent.organization_id
  where unsent.sent_at is null and receiver.deleted_at is null
    and (coalesce(receiver.email::text, '') = '' or unsent.issued_on <= current_date - ${sql.lit(MAILED_DAYS)})
  union all
  select sent.invoice_id from mails join invoice_mails sent on sent.mail_id = mails.id
  where mails.status = 'failed' and not exists (select from invoice_mails newer
    where newer.organization_id = sent.organization_id and newer.invoice_id = sent.invoice_id and newer.id > sent.id)`;

/** The filters of a list as SQL. */
export function conditionsOf(query: Partial<ListQuery>): RawBuilder<unknown>[] {
  const { month, year, status, organizationId, applicationId, isRemoved, isMailed, isUndelivered, search, totalPrice } =
    query;
  const where: RawBuilder<unknown>[] = [];
  if (month !== undefined) where.push(sql`invoices.month = ${month}`);
  if (year !== undefined) where.push(sql`left(invoices.number, 4) = ${year}`);
  if (status !== undefined) where.push(sql`invoices.status = any (${status}::text[])`);
  if (organizationId !== undefined) where.push(sql`invoices.organization_id = ${organizationId}`);
  if (applicationId !== undefined) {
    where.push(sql`invoices.organization_id in (
      select organization_id from organization_applications where application_id = ${applicationId})`);
  }
  if (isRemoved !== undefined) where.push(sql`(organizations.deleted_at is not null) = ${isRemoved}`);
  if (isMailed !== undefined) where.push(sql`(invoices.sent_at is not null) = ${isMailed}`);
  if (isUndelivered !== undefined) where.push(sql`(invoices.id in (${undelivered})) = ${isUndelivered}`);
  if (totalPrice !== undefined) where.push(isInRange(sql`invoices.total_price_in_cents`, totalPrice));
  if (search)
    where.push(sql`(${matches(sql`fold(organizations.name)`, search)} or ${matches(sql`invoices.number`, search)})`);
  return where;
}

/** One page of invoices with the totals over all rows of the list. */
async function findInvoices(db: Database, query: ListQuery) {
  const where = conditionsOf(query);
  const { rows, meta } = await findPage<InvoiceRow, keyof typeof sort>(
    db,
    { select: invoiceColumns, from: invoiceTables, where, sort, id: sql`invoices.id` },
    query,
  );
  return { invoices: rows, meta, totals: await addUp(db, where) };
}

async function addUp(db: Database, where: readonly RawBuilder<unknown>[]): Promise<InvoiceTotals> {
  const { rows } = await sql<InvoiceTotals>`
    select count(*) as count, count(invoices.credit_of) as credit_notes,
      coalesce(sum(invoices.subtotal_price_in_cents), 0) as subtotal_price_in_cents,
      coalesce(sum(invoices.vat_in_cents), 0) as vat_in_cents,
      coalesce(sum(invoices.total_price_in_cents), 0) as total_price_in_cents
    from ${invoiceTables} where ${all(where)}`.execute(db);
  const [totals] = rows;
  if (!totals) throw new Error('a sum has a row');
  return totals;
}

export async function listInvoices({ db, query, params }: Call<typeof api.listInvoices>) {
  const { organizationId } = params;
  const found = await findInvoices(db, { ...query, organizationId });
  const { rows } = await sql<{ is_hidden: boolean }>`
    select app_money_is_limited() and ${organizationId} <> all (app_money_organization_ids()) as is_hidden`.execute(db);
  return { ...found, is_hidden: rows[0]?.is_hidden ?? false };
}

export function listAllInvoices({ db, query }: Call<typeof api.listAllInvoices>) {
  return findInvoices(db, query);
}
