import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { installation, runOperatorCommand, temporaryDirectories } from '../../testing/processes/operator-command.ts';
import { asSystem } from '../../platform/database/database.ts';
import { seedOrder } from '../../features/orders/orders.seed.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testDatabase } from '../../testing/test-database.ts';

const temporaryDirectory = temporaryDirectories();
const database = await testDatabase();
const environment = installation(database, temporaryDirectory());
const run = (...args: string[]) => runOperatorCommand('hold-money', args, environment);
const release = (...args: string[]) => runOperatorCommand('release-money', args, environment);
const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
  asSystem(database.appPool, async (db) => (await query.execute(db)).rows);

// Tests docs/operations.md#money-after-a-restore.
test('the operator can hold payouts and invoices by hand, when a database lost writes without a restore', async () => {
  const { organization } = await seedTenants(database.appPool);
  const before = await asSystem(database.appPool, async (db) => {
    const order = await seedOrder(db, { organization_id: organization });
    await sql`
      with payment as (
        insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents,
          fee_in_cents, status, provider_reference)
        select organization_id, application_id, order_id, array[id], 'test', 'ideal', 1250, 0, 'paid', 'tr_planted'
          from order_lines where id = ${order.lineId}
        returning organization_id, application_id, id)
      insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents, status)
      select organization_id, application_id, id, 'paid_twice', 100, 'pending' from payment`.execute(db);
    return order;
  });
  const { status, output } = await run('2026-11-02T23:30Z');
  expect([status, output]).toEqual([0, expect.stringContaining('release-money')]);
  expect(await rowsOf(sql`select backed_up_at, released_at from restores`)).toEqual([
    { backed_up_at: '2026-11-02T23:30:00.000Z', released_at: null },
  ]);
  expect(await rowsOf(sql`select attempts from provider_refunds`)).toEqual([{ attempts: 1 }]);
  const after = await asSystem(database.appPool, (db) => seedOrder(db, { organization_id: organization }));
  expect(after.orderId - before.orderId).toBeGreaterThan(100_000);
});

test('an invoice number of a coming or earlier year releases nothing', async () => {
  const year = new Date().getUTCFullYear();
  const { status, output } = await release(`${year + 2}-000118`);
  expect([status, output]).toEqual([1, expect.stringContaining(`${year + 2} has not begun`)]);
  await rowsOf(sql`insert into invoice_numbers (year, last_number) values (${year}, 5)`);
  for (const earlier of [year - 10, year - 1]) {
    expect(await release(`${earlier}-000118`)).toMatchObject({ status: 1, output: expect.stringContaining('is over') });
  }
  expect(await rowsOf(sql`select released_at from restores`)).toEqual([{ released_at: null }]);
  expect(await release(`${year}-000118`)).toMatchObject({ status: 0 });
  expect(await rowsOf(sql`select year, last_number from invoice_numbers`)).toEqual([{ year, last_number: 118 }]);
});

test.each([[], ['yesterday'], ['2026-11-02'], ['2126-11-02T23:30Z'], ['2026-11-02T23:30Z', 'more']])(
  'the command needs one moment in the past: %s',
  async (...args) => {
    const { status, output } = await run(...args);
    expect([status, output]).toEqual([1, expect.stringContaining('Usage')]);
  },
);
