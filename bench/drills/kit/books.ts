import { isDeepStrictEqual } from 'node:util';
import type { Provider } from './provider.ts';
import type { Db } from './shop.ts';

/** Our record of a payment at the provider. */
type Stored = {
  id: string;
  order_id: string;
  reference: string | null;
  status: string;
  refunds: { key: string; cents: number; status: string }[];
};

/** Compares everything at the provider with everything in the product; returns a sentence for each difference. */
export async function compareBooks(db: Db, provider: Provider): Promise<string[]> {
  return [
    ...(await comparePayments(db, provider)),
    ...(await compareOrders(db, provider)),
    ...(await compareCounters(db)),
    ...(await compareSales(db)),
  ];
}

/** Each payment and refund must be known on both sides, once, with the same status. */
async function comparePayments(db: Db, { payments }: Provider): Promise<string[]> {
  const { rows } = await db.query<Stored>(`
    select payments.id, order_id, provider_reference as reference, payments.status,
      coalesce((select json_agg(json_build_object('key', 'refund-' || back.id || '-' || back.round, 'cents', back.amount_in_cents,
          'status', back.status) order by back.id)
        from provider_refunds back where back.payment_id = payments.id), '[]') as refunds
    from payments`);
  const known = new Set(rows.map(({ reference }) => reference));
  const faults = [...payments.keys()].filter((id) => !known.has(id)).map((id) => `${id} is unknown to the product`);
  for (const row of rows) {
    const theirs = row.reference === null ? undefined : payments.get(row.reference);
    const name = `payment ${row.id} of order ${row.order_id}`;
    if (!theirs) {
      if (row.status === 'paid' || row.refunds.length > 0) faults.push(`${name} is ${row.status} without a provider`);
      continue;
    }
    if ((theirs.status === 'paid') !== (row.status === 'paid'))
      faults.push(`${name} is ${row.status}, and ${theirs.status} at the provider`);
    const sent = theirs.refunds.map(({ metadata, amount }) => `${metadata.key}: ${toCents(amount)}`).toSorted();
    const asked = row.refunds.map(({ key, cents }) => `${key}: ${cents}`).toSorted();
    if (!isDeepStrictEqual(sent, asked)) faults.push(`${name} refunds ${asked.join()}, the provider ${sent.join()}`);
    for (const { key, status } of row.refunds) if (status !== 'done') faults.push(`${key} of ${name} is ${status}`);
  }
  return faults;
}

type Balance = { id: string; status: string; cents: number; references: string[]; active: number };

/** Each order must have received what the provider kept of it. All participants must have paid, and all people who paid must take part. */
async function compareOrders(db: Db, { payments }: Provider): Promise<string[]> {
  const { rows } = await db.query<Balance>(`
    select orders.id, orders.status,
      (select coalesce(sum(total_price_in_cents - refunded_in_cents) filter (
        where status in ('paid', 'complete', 'partly_refunded', 'refunded')), 0) from transactions where order_id = orders.id)::integer as cents,
      array(select provider_reference from payments where order_id = orders.id and provider_reference is not null) as references,
      (select count(*) from participants join order_lines line on line.id = order_line_id
        where line.order_id = orders.id and participants.status = 'active')::integer as active
    from orders`);
  const faults: string[] = [];
  for (const { id, status, cents, references, active } of rows) {
    const kept = references.reduce((sum, reference) => sum + keptOf(payments.get(reference)), 0);
    if (kept !== cents) faults.push(`order ${id} (${status}) says ${cents} cents, the provider has ${kept}`);
    if (active > 0 !== (status === 'paid')) faults.push(`order ${id} is ${status} with ${active} who take part`);
  }
  return faults;
}

type Payment = { status: string; amount: string; refunds: { amount: string }[] };

/** The cents of a payment at the provider, minus refunds. */
export const keptOf = (payment: Payment | undefined): number =>
  payment?.status === 'paid'
    ? payment.refunds.reduce((sum, { amount }) => sum - toCents(amount), toCents(payment.amount))
    : 0;

const toCents = (euros: string): number => Math.round(Number(euros) * 100);

/** Stored counters must match a recount, and no session may have more people than spots. */
export async function compareCounters(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ id: string; taken: number; spots: number | null; counted: number }>(`
    select id, taken, spots, counted from sessions, lateral (
      select ((select count(*) from participants where session_id = sessions.id and takes_spot)
        + (select count(*) from spot_reservations where session_id = sessions.id))::integer as counted) as recount
    where taken <> counted or counted > spots`);
  return rows.map((row) => `session ${row.id} says ${row.taken} of ${row.spots} spots, counted ${row.counted}`);
}

/** Stored totals of orders must match the rows (ADR 26). */
async function compareSales(db: Db): Promise<string[]> {
  const kept = `select status, sum(rows)::bigint as rows, sum(total_in_cents)::bigint as total, sum(refunded_in_cents)::bigint as refunded`;
  const rows = `select status, count(*) as rows, sum(total_price_in_cents)::bigint as total, sum(refunded_in_cents)::bigint as refunded
    from orders group by status`;
  const faults: string[] = [];
  for (const table of ["organization_sales where list = 'orders'", 'application_sales']) {
    const sums = `${kept} from ${table} group by status having sum(rows) <> 0`;
    const { rows: differing } = await db.query(`(${sums} except ${rows}) union all (${rows} except ${sums})`);
    if (differing.length > 0)
      faults.push(`${table.split(' ')[0]} differs from the orders: ${JSON.stringify(differing)}`);
  }
  return faults;
}

/** Returns mails that an email address got twice with the same subject; each buyer of a drill has their own address. */
export async function mailedTwice(db: Db, subjects: string): Promise<string[]> {
  const { rows } = await db.query<{ recipient: string; subject: string; times: number }>(
    `select recipient, subject, count(*)::integer as times from mails where subject ~ $1
     group by recipient, subject having count(*) > 1`,
    [subjects],
  );
  return rows.map(({ recipient, subject, times }) => `${recipient} was mailed ${times} times: ${subject}`);
}
