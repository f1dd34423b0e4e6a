import { sql } from 'kysely';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { seededRandom } from '../../../testing/seeded-random.ts';
import { testApp } from '../../../testing/test-app.ts';
import { cancelLine } from '../refunds/cancel-lines.ts';
import { markOrderPaid } from '../payment/mark-order-paid.ts';
import { placeOrders } from '../payment/place-order.ts';
import { somePrice } from '../orders.seed.ts';
import { refundAmount } from '../refunds/refund-amount.ts';

// Checks that the sums kept by triggers equal those of the rows, after any sequence of sales, payments, refunds and cancellations.
const { appPool, tenants } = await testApp();
const { organization, childOrganization, otherOrganization } = tenants;
const organizations = [organization, childOrganization, otherOrganization];

const amounts = (
  fee: string,
  table: string,
) => sql`count(*) as rows, sum(subtotal_price_in_cents) as subtotal, sum(vat_in_cents) as vat,
  sum(${sql.ref(`${table}.${fee}`)}) as fee, sum(total_price_in_cents) as total, sum(refunded_in_cents) as refunded`;
const kept = sql`sum(rows) as rows, sum(subtotal_in_cents) as subtotal, sum(vat_in_cents) as vat, sum(fee_in_cents) as fee,
  sum(total_in_cents) as total, sum(refunded_in_cents) as refunded`;
const group = sql`application_id, day, status, payment_type, payout_month`;
const day = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date as day`;
const how = sql`coalesce(payment_type, '') as payment_type, coalesce(payout_month, '') as payout_month`;

/** The kept sums that differ from the sums of the rows; empty when all are right. */
async function differences(db: Database) {
  const pairs = [
    {
      kept: sql`select organization_id, ${group}, ${kept} from organization_sales where list = 'orders'
        group by organization_id, ${group} having sum(rows) <> 0`,
      rows: sql`select organization_id, application_id, ${day('created_at')}, status, ${how},
        ${amounts('transaction_fee_in_cents', 'orders')} from orders group by 1, 2, 3, 4, 5, 6`,
    },
    {
      kept: sql`select ${group}, ${kept} from application_sales group by ${group} having sum(rows) <> 0`,
      rows: sql`select application_id, ${day('created_at')}, status, ${how}, ${amounts('transaction_fee_in_cents', 'orders')}
        from orders group by 1, 2, 3, 4, 5`,
    },
    {
      kept: sql`select organization_id, ${group}, ${kept} from organization_sales where list = 'transactions'
        group by organization_id, ${group} having sum(rows) <> 0`,
      rows: sql`select organization_id, application_id, ${day('booked_at')}, status, '' as payment_type, '' as payout_month,
        ${amounts('fee_in_cents', 'transactions')} from transactions group by 1, 2, 3, 4`,
    },
  ];
  const found: unknown[] = [];
  for (const pair of pairs) {
    const { rows } = await sql`
      (${pair.kept} except ${pair.rows}) union all (${pair.rows} except ${pair.kept})`.execute(db);
    found.push(...rows);
  }
  return found;
}

const kinds = ['cash', 'external', 'free', 'cash', 'cash'] as const;

test.each([1, 2, 3])(
  'kept sums equal the rows after random sales, payments, refunds and cancellations (%i)',
  async (seed) => {
    const random = seededRandom(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    await asSystem(appPool, async (db) => {
      const lines: { lineId: number; orderId: number }[] = [];
      for (let turn = 0; turn < 60; turn += 1) {
        const now = new Date(
          Date.UTC(2026, Math.floor(random() * 4), 1 + Math.floor(random() * 28), Math.floor(random() * 24)),
        );
        const act = random();
        if (act < 0.4 || lines.length === 0) {
          const drafts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
            organizationId: pick(organizations),
            applicationId: null,
            buyer: { first_name: 'Jan', last_name: 'Test', email: 'jan@test.example', locale: 'nl' as const },
            payment: pick(kinds),
            lines: Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
              title: 'Les',
              price: {
                ...somePrice,
                unit_price_in_cents: Math.floor(random() * 5_000),
                vat_percentage: pick([0, 9, 21]),
              },
            })),
            now,
          }));
          for (const order of await placeOrders(db, drafts)) {
            lines.push(...order.lines.map(({ id }) => ({ lineId: id, orderId: order.id })));
          }
          continue;
        }
        const line = pick(lines);
        // an action that the state refuses throws before it writes
        const ignore = () => undefined;
        if (act < 0.6) await markOrderPaid(db, { orderId: line.orderId, now, by: null }).catch(ignore);
        else if (act < 0.8) {
          const amountInCents = 1 + Math.floor(random() * 800);
          await refundAmount(db, { lineId: line.lineId, amountInCents, locale: 'nl', now, by: null }).catch(ignore);
        } else if (act < 0.95) {
          await cancelLine(db, {
            lineId: line.lineId,
            refund: pick(['term', 'full', 'none', 'organiser']),
            now,
            by: null,
          });
        } else {
          await sql`update orders set payout_month = '2026-05' where id = ${line.orderId}`.execute(db);
        }
        if (turn % 20 === 10) await sql`select compact_sales()`.execute(db);
      }
      expect(await differences(db)).toEqual([]);
      await sql`select compact_sales()`.execute(db);
      expect(await differences(db)).toEqual([]);
      const { rows } = await sql`
      select from organization_sales where not is_sum union all select from application_sales where not is_sum`.execute(
        db,
      );
      expect(rows).toEqual([]);
    });
  },
);

test('the refunded amount of an order is that of its transactions', async () => {
  const { rows } = await asSystem(appPool, (db) =>
    sql`select orders.id from orders join transactions on transactions.order_id = orders.id group by orders.id
      having orders.refunded_in_cents <> sum(transactions.refunded_in_cents)`.execute(db),
  );
  expect(rows).toEqual([]);
});

const insertOrder = `insert into orders (organization_id, application_id, first_name, last_name, email, status, payment_type,
  subtotal_price_in_cents, vat_in_cents, total_price_in_cents) values ($1, $2, 'A', 'B', 'a@b.example', 'open', 'cash', 10, 0, 10)`;

/** Opens two transactions that wait at most two seconds for a lock, and commits them after the work. */
async function inTwoTransactions(work: (one: pg.PoolClient, other: pg.PoolClient) => Promise<void>) {
  const [one, other] = [await appPool.connect(), await appPool.connect()];
  try {
    for (const client of [one, other]) {
      await client.query("begin; select set_scope('system', '{}', '{}')");
      await client.query("set local lock_timeout = '2s'");
    }
    await work(one, other);
    await one.query('commit');
    await other.query('commit');
  } finally {
    one.release();
    other.release();
  }
}

test('two orders of one day are placed at the same time, without waiting for each other', async () => {
  await inTwoTransactions(async (one, other) => {
    await one.query(insertOrder, [organization, tenants.application]);
    await other.query(insertOrder, [organization, tenants.application]);
  });
  expect(await asSystem(appPool, differences)).toEqual([]);
});

test('compacting and an open sale of the same day don’t wait for each other', async () => {
  await inTwoTransactions(async (one, other) => {
    await one.query(insertOrder, [organization, tenants.application]);
    await other.query('select compact_sales()');
    await one.query(insertOrder, [organization, tenants.application]);
  });
  expect(await asSystem(appPool, differences)).toEqual([]);
});
