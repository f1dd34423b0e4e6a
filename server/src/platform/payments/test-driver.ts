import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type PaymentDriver, type ProviderEntry, type ProviderStatus, RefusedByProvider } from './payment-driver.ts';

const reference = (prefix: string) => `${prefix}_${randomBytes(15).toString('base64url')}`;

/**
 * The built-in provider for demos and tests. It has tables of its own and a page, /pay/{reference}, on which the buyer chooses how a
 * payment ends. It has no more data of ours than a real provider would.
 */
export function testDriver({ pool, appUrl }: { pool: pg.Pool; appUrl: string }): PaymentDriver {
  return {
    name: 'test',
    async createPayment({ idempotencyKey, amountInCents, description, method, locale, returnUrl }) {
      const values = [reference('tr'), idempotencyKey, amountInCents, description, method, locale, returnUrl];
      // the update changes nothing, but makes the statement return the existing payment
      const { rows } = await pool.query<{ reference: string }>(
        `insert into test_payments as known (reference, idempotency_key, amount_in_cents, description, method, locale, return_url)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (idempotency_key) do update set reference = known.reference returning reference`,
        values,
      );
      const made = rows[0]?.reference ?? '';
      return { reference: made, checkoutUrl: `${appUrl}/pay/${made}` };
    },
    async fetchPayment(of) {
      const { rows } = await pool.query<{ status: ProviderStatus }>(
        'select status from test_payments where reference = $1',
        [of],
      );
      if (!rows[0]) throw new RefusedByProvider(`no payment ${of}`);
      return { status: rows[0].status };
    },
    async refund({ idempotencyKey, reference: payment, amountInCents }) {
      const { rows } = await pool.query<{ reference: string | null }>(
        `with known as (select reference from test_refunds where idempotency_key = $1),
         taken as (
           update test_payments set refunded_in_cents = refunded_in_cents + $3
           where reference = $2 and status = 'paid' and refunded_in_cents + $3 <= amount_in_cents
             and not exists (select from known)
           returning reference),
         made as (
           insert into test_refunds (reference, idempotency_key, payment_reference, amount_in_cents)
           select $4, $1, reference, $3 from taken returning reference)
         select reference from known union all select reference from made`,
        [idempotencyKey, payment, amountInCents, reference('re')],
      );
      if (!rows[0]?.reference) throw new RefusedByProvider('more than was paid');
      return { reference: rows[0].reference, status: 'done' };
    },
    async findRefund({ idempotencyKey, formerKeys = [] }) {
      const { rows } = await pool.query<{ reference: string }>(
        'select reference from test_refunds where idempotency_key = any ($1) order by idempotency_key = $2 desc limit 1',
        [[idempotencyKey, ...formerKeys], idempotencyKey],
      );
      return rows[0] ? { reference: rows[0].reference, status: 'done' } : null;
    },
    fetchRefund: () => Promise.resolve({ status: 'done' }),
    async *listEntries(since) {
      yield* pagesOf(pool, since, PAYMENTS);
      yield* pagesOf(pool, since, REFUNDS);
    },
  };
}

const PAGE_SIZE = 250;
const PAYMENTS = `select 'payment' as kind, reference, reference as "paymentReference", amount_in_cents as "amountInCents",
    'EUR' as currency, paid_at as "happenedAt", description,
    created_at::text as since
  from test_payments where status = 'paid'`;
const REFUNDS = `select 'refund' as kind, reference, payment_reference as "paymentReference", amount_in_cents as "amountInCents",
    'EUR' as currency, created_at as "happenedAt", '' as description,
    created_at::text as since
  from test_refunds where true`;

type Row = ProviderEntry & { since: string };

/** Lists the oldest entries first; each page begins after the last entry of the previous page. */
async function* pagesOf(pool: pg.Pool, since: Date, select: string): AsyncGenerator<readonly ProviderEntry[]> {
  let last = { since: since.toISOString(), reference: '' };
  for (;;) {
    const { rows } = await pool.query<Row>(
      `${select} and (created_at, reference) > ($1, $2) order by created_at, reference limit ${PAGE_SIZE}`,
      [last.since, last.reference],
    );
    yield rows.map((row): ProviderEntry => {
      const { since: _, ...entry } = row;
      return entry;
    });
    const end = rows.at(-1);
    if (!end || rows.length < PAGE_SIZE) return;
    last = end;
  }
}
