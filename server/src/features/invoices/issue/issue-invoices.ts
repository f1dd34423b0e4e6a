import { invoiceAmounts, type ServiceFees } from '@move/domain/invoices/invoice-amounts.ts';
import { monthAfter } from '@move/domain/kit/dates/months.ts';
import { invoiceNumber } from '@move/domain/invoices/invoice-number.ts';
import type { Party } from '@move/domain/invoices/party.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type RawBuilder, sql } from 'kysely';
import { assertMoneyNotHeld } from '../../../platform/backup/money-hold.ts';
import type { Database } from '../../../platform/database/database.ts';

type Buyer = { organization_id: number; buyer: Party; locale: Locale; costs: ServiceFees[] };

export type Issue = {
  /** `YYYY-MM`: the month in which the service fees were paid. */
  month: string;
  /** `YYYY-MM-DD`: numbers are per year of this day. */
  issuedOn: string;
  seller: Party;
  /** The moment of issue, if not now: for the demo. */
  at?: string;
};

export type Issued = { id: number; organization_id: number; number: string };

/** Countries whose buyers get invoices in Dutch; others get English. */
const DUTCH = ['NL', 'BE', 'SR', 'AW', 'CW', 'SX', 'BQ'];

/** Invoices written at once, which limits how long other calls wait for the lock on the numbers. */
const BATCH = 500;

/**
 * Issues invoices of a month to organisations that have none yet, at most a batch, and returns those it issued. Repeating it issues nothing
 * twice. Concurrent calls wait for the lock on the numbers.
 */
export async function issueInvoices(db: Database, { month, issuedOn, seller, at }: Issue): Promise<Issued[]> {
  const year = Number(issuedOn.slice(0, 4));
  const last = await lockNumbers(db, year);
  const buyers = await findUninvoiced(db, month);
  const invoices = buyers.map(({ costs, ...buyer }, index) => ({
    ...buyer,
    ...invoiceAmounts(costs),
    number: invoiceNumber(year, last + index + 1),
    month,
    issued_on: issuedOn,
    seller,
  }));
  if (invoices.length === 0) return [];
  const { rows } = await sql<Issued>`
    with drafts as (
      select * from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as draft (organization_id bigint, month text, number text,
        issued_on date, locale text, seller jsonb, buyer jsonb, subtotal_price_in_cents integer, vat_in_cents integer,
        total_price_in_cents integer, lines jsonb)
    ), issued as (
      insert into invoices (organization_id, month, number, issued_on, locale, seller, buyer, subtotal_price_in_cents, vat_in_cents,
        total_price_in_cents, created_at)
      select organization_id, month, number, issued_on, locale, seller, buyer, subtotal_price_in_cents, vat_in_cents,
        total_price_in_cents, coalesce(${at ?? null}::timestamptz, now()) from drafts
      returning id, organization_id, number
    ), lines as (
    insert into invoice_lines (organization_id, invoice_id, position, payment_type, quantity, vat_percentage, subtotal_price_in_cents,
      vat_in_cents, total_price_in_cents)
    select issued.organization_id, issued.id, line.position, sold.*
    from issued join drafts using (organization_id)
      cross join lateral jsonb_array_elements(drafts.lines) with ordinality as line (value, position)
      cross join lateral jsonb_to_record(line.value) as sold (payment_type text, quantity integer, vat_percentage smallint,
        subtotal_price_in_cents integer, vat_in_cents integer, total_price_in_cents integer)
    )
    select id, organization_id, number from issued order by number`.execute(db);
  await saveLastNumber(db, year, last + rows.length);
  return rows;
}

/** Locks the numbers of a year until the end of the transaction, and returns the last one. Throws 409 while a restore holds invoices. */
export async function lockNumbers(db: Database, year: number): Promise<number> {
  await assertMoneyNotHeld(db);
  await sql`insert into invoice_numbers (year) values (${year}) on conflict (year) do nothing`.execute(db);
  const { rows } = await sql<{ last_number: number }>`
    select last_number from invoice_numbers where year = ${year} for update`.execute(db);
  return rows[0]?.last_number ?? 0;
}

/** Saves the last number; needs the lock of `lockNumbers`. */
export async function saveLastNumber(db: Database, year: number, last: number): Promise<void> {
  await sql`update invoice_numbers set last_number = ${last} where year = ${year}`.execute(db);
}

/** SQL: the organisations with service fees in a month and no invoice for it. Subtracts sets, so that no query plan compares every pair. */
export const uninvoiced = (month: RawBuilder<unknown>, payoutMonth: RawBuilder<unknown>) => sql`(
  select organization_id from orders
  where payout_month = ${payoutMonth} and transaction_fee_in_cents > 0 and paid_at is not null
  except
  select organization_id from invoices where month = ${month} and credit_of is null)`;

const uninvoicedIn = (month: string) => uninvoiced(sql`${month}`, sql`${monthAfter(month)}`);

/** Counts the organisations that still get an invoice for the month. */
export async function countUninvoiced(db: Database, month: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${uninvoicedIn(month)} as uninvoiced`.execute(db);
  return rows[0]?.count ?? 0;
}

type Preview = { count: number; total_price_in_cents: number; without_address: number };

/** Sums the invoices that the month still gets. */
export async function previewUninvoiced(db: Database, month: string): Promise<Preview> {
  const { rows } = await sql<Preview>`
    with charged as (
      select orders.organization_id, sum(transaction_fee_in_cents) as fee from orders
        join ${uninvoicedIn(month)} as uninvoiced on uninvoiced.organization_id = orders.organization_id
      where payout_month = ${monthAfter(month)} and transaction_fee_in_cents > 0 and paid_at is not null
      group by orders.organization_id
    )
    select count(*) as count, coalesce(sum(fee), 0)::bigint as total_price_in_cents,
      count(*) filter (where email is null) as without_address
    from charged join organizations on organizations.id = charged.organization_id`.execute(db);
  return rows[0] ?? { count: 0, total_price_in_cents: 0, without_address: 0 };
}

/** Organisations with service fees in the month and no invoice for it. Later payments and refunds don't change those costs. */
async function findUninvoiced(db: Database, month: string): Promise<Buyer[]> {
  const found = await sql<{ organization_id: number }>`
    select organization_id from ${uninvoicedIn(month)} as uninvoiced order by organization_id limit ${BATCH}`.execute(
    db,
  );
  const { rows } = await sql<Buyer>`
    with costs as (
      select organization_id, payment_type, count(*) as orders, sum(transaction_fee_in_cents)::bigint as fee_in_cents
      from orders
      where organization_id = any (${found.rows.map((row) => row.organization_id)}::bigint[])
        and payout_month = ${monthAfter(month)} and transaction_fee_in_cents > 0 and paid_at is not null
      group by organization_id, payment_type
    )
    select organizations.id as organization_id,
      case when coalesce(info.country, 'NL') = any (${DUTCH}::text[]) then 'nl' else 'en' end as locale,
      jsonb_build_object('name', organizations.name, 'attn', info.attn, 'street', info.street, 'house_number', info.house_number,
        'postal_code', info.postal_code, 'city', coalesce(info.city, organizations.city), 'country', coalesce(info.country, 'NL'),
        'kvk_number', organizations.kvk_number, 'vat_number', organizations.vat_number, 'email', organizations.email) as buyer,
      jsonb_agg(jsonb_build_object('payment_type', costs.payment_type, 'orders', costs.orders, 'fee_in_cents', costs.fee_in_cents)
        order by costs.payment_type) as costs
    from costs join organizations on organizations.id = costs.organization_id
      left join finance_infos info on info.organization_id = organizations.id
    group by organizations.id, info.organization_id order by organizations.id`.execute(db);
  return rows;
}
