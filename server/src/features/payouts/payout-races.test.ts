import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { holdRows } from '../../testing/database/hold.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { cancelLines, eraseBuyers } from '../orders/public.ts';
import { freezeFile } from './bank-files/freeze-file.ts';
import { rejectEach } from './bank-replies/reject-each.ts';
import { endBatch, seedBatch, seedRefund, seedSale, settleBatch } from './payouts.seed.ts';

// A refund and a batch that adds, settles or opens the same orders at the same time: one waits for the other, and neither fails.
const { appPool } = await testDatabase();
const { organization, users } = await seedTenants(appPool);
const config = testConfig();
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const now = new Date('2030-05-01T09:00:00Z');
const userId = users.superadmin;

let month = Temporal.PlainYearMonth.from('2029-06');
let lineIds: number[] = [];

beforeAll(() => inDatabase((db) => seedFinanceInfo(db, { organization_id: organization, appKey: config.appKey })));

/** Three paid orders. The first one is stored last in its table, so that a query in table order would lock it last. */
async function sell() {
  month = month.add({ months: 1 });
  const paid_at = new Date(`${month.subtract({ months: 1 }).toString()}-10T12:00:00Z`);
  const sold = await inDatabase(async (db) => {
    const one = await seedSale(db, { organization_id: organization, cents: 1_000, paid_at });
    const other = await seedSale(db, { organization_id: organization, cents: 2_000, paid_at });
    const third = await seedSale(db, { organization_id: organization, cents: 3_000, paid_at });
    return [one, other, third];
  });
  await inDatabase((db) => sql`update orders set last_name = 'Zwart' where id = ${sold[0]?.orderId}`.execute(db));
  lineIds = sold.map(({ lineId }) => lineId);
}

const create = (db: Database) =>
  seedBatch(db, { payout_month: month.toString(), execution_date: '2030-06-03', appKey: config.appKey });
async function exported() {
  const id = await inDatabase(create);
  await inDatabase((db) => freezeFile({ db, caller: { user: { id: userId } }, now, config, locale: 'nl' }, id));
  return id;
}

/** Locks the first order, runs the work of a batch meanwhile, and refunds all orders. */
async function refundDuring(work: (db: Database) => Promise<unknown>) {
  let begin = () => {};
  const isLocked = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const refund = inDatabase(async (db) => {
    await sql`select from orders join order_lines line on line.order_id = orders.id where line.id = ${lineIds[0]}
      for update of orders`.execute(db);
    begin();
    await sleep(300);
    await cancelLines(db, { lineIds, refund: 'full', now, by: null });
  });
  await isLocked;
  return Promise.allSettled([refund, inDatabase(work)]);
}

const fulfilled = [{ status: 'fulfilled' }, { status: 'fulfilled' }];

describe('refunds while a batch', () => {
  test('is created', async () => {
    await sell();
    expect(await refundDuring(create)).toMatchObject(fulfilled);
  });

  test('is executed', async () => {
    await sell();
    const id = await exported();
    expect(await refundDuring((db) => settleBatch(db, { id, now, userId }))).toMatchObject(fulfilled);
    const { rows } = await inDatabase((db) =>
      sql`select distinct orders.status, orders.sepa_line_id is not null as is_settled, settled_at is not null as has_moment
        from orders join transactions on order_id = orders.id
        where order_line_id = any (${lineIds}::bigint[])`.execute(db),
    );
    expect(rows).toEqual([{ status: 'refunded', is_settled: true, has_moment: true }]);
  });

  test('is canceled', async () => {
    await sell();
    const id = await exported();
    expect(await refundDuring((db) => endBatch(db, { id, now, userId }))).toMatchObject(fulfilled);
  });
});

test('a batch does not wait for refunds that it does not contain: refunds after its month and of orders paid in cash', async () => {
  await sell();
  const booked_at = new Date(`${month.toString()}-05T12:00:00Z`);
  const unpaid = await inDatabase(async (db) => {
    const paid_at = new Date(`${month.subtract({ months: 1 }).toString()}-10T12:00:00Z`);
    const sale = { organization_id: organization, cents: 700, payment_type: 'cash', paid_at } as const;
    const inCash = await seedSale(db, sale);
    await seedRefund(db, { lineId: inCash.lineId, booked_at: paid_at });
    await seedRefund(db, { lineId: lineIds[0] ?? 0, cents: 100, booked_at });
    return [inCash.lineId, lineIds[0] ?? 0];
  });
  const release = await holdRows(
    appPool,
    sql`select from refunds join transactions on transactions.id = transaction_id
      where order_line_id = any (${unpaid}::bigint[]) for update of refunds`,
  );
  try {
    await inDatabase(create);
    const { rows } = await inDatabase((db) =>
      sql`select sold.sepa_line_id is not null as is_sold_paid, refunds.sepa_line_id from refunds
        join transactions on transactions.id = transaction_id join orders sold on sold.id = transactions.order_id
        where order_line_id = any (${unpaid}::bigint[]) order by 1`.execute(db),
    );
    expect(rows).toEqual([
      { is_sold_paid: false, sepa_line_id: null },
      { is_sold_paid: true, sepa_line_id: null },
    ]);
  } finally {
    await release();
  }
});

/** Imports a statement in which the bank returns the payments of a batch. */
async function importReturn(db: Database, id: number) {
  const { rows } = await sql<{ endToEndId: string; cents: number }>`
    select end_to_end_id as "endToEndId", amount_in_cents as cents from sepa_lines where sepa_batch_id = ${id}`.execute(
    db,
  );
  const returned = rows.map(({ endToEndId, cents }) => ({
    endToEndId,
    reason: 'AC01',
    amount: { cents, currency: 'EUR' },
  }));
  expect(await rejectEach(db, returned, now)).toMatchObject({ rejected: 1 });
}

/** Waits until this many transactions of this test wait for a row. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await appPool.query<{ count: number }>(
        "select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows[0]?.count;
    })
    .toBe(count);

test('erasing a buyer while a batch adds the buyer’s orders: one waits for the other, and neither fails', async () => {
  await sell();
  const orderIds = await inDatabase(async (db) => {
    const { rows } = await sql<{ id: number }>`
      select order_id as id from order_lines where id = any (${lineIds}::bigint[]) order by id`.execute(db);
    return rows.map(({ id }) => id);
  });
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = inDatabase(async (db) => {
    await sql`select from orders where id = ${orderIds[0]} for update`.execute(db);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const batch = inDatabase(create);
  await untilWaiting(1);
  const erasing = inDatabase((db) => eraseBuyers(db, { orderIds: orderIds.toReversed(), lineIds }, 'x@erased.invalid'));
  await untilWaiting(2);
  release.resolve();
  expect(await Promise.allSettled([holding, batch, erasing])).toMatchObject([...fulfilled, { status: 'fulfilled' }]);
});

/** Returns whether the lines of a batch are unlocked while `work` waits for one of their orders. */
async function areLinesFree(id: number, work: () => Promise<unknown>): Promise<boolean> {
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = inDatabase(async (db) => {
    await sql`select from orders join order_lines line on line.order_id = orders.id where line.id = ${lineIds[0]}
      for update of orders`.execute(db);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const working = work();
  await untilWaiting(1);
  const { rows } = await inDatabase((db) =>
    sql`select from sepa_lines where sepa_batch_id = ${id} for no key update skip locked`.execute(db),
  );
  release.resolve();
  await Promise.all([holding, working]);
  return rows.length > 0;
}

test.each([
  ['the bank’s answer', (id: number) => inDatabase((db) => importReturn(db, id))],
  ['an execution', (id: number) => inDatabase((db) => settleBatch(db, { id, now, userId }))],
  ['a cancellation', (id: number) => inDatabase((db) => endBatch(db, { id, now, userId }))],
])('%s locks orders before lines', async (_what, work) => {
  await sell();
  const id = await exported();
  expect(await areLinesFree(id, () => work(id))).toBe(true);
});

test('the platforms of a payment are stored in one statement, not one by one when the transaction ends', async () => {
  await sell();
  const { rows } = await inDatabase(async (db) => {
    const id = await create(db);
    return sql`select (line.amount_in_cents - sum(share.amount_in_cents))::integer as unexplained from sepa_lines line
      left join sepa_line_shares share on share.organization_id = line.organization_id and share.sepa_line_id = line.id
      where sepa_batch_id = ${id} group by line.organization_id, line.id`.execute(db);
  });
  expect(rows).toEqual([{ unexplained: 0 }]);
});
