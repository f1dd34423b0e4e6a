import * as api from '@move/contract/invoices/invoices.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { tasks } from '../../../app/tasks.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { seedOrder } from '../../orders/orders.seed.ts';
import { seedInvoice, someSeller as seller } from '../invoices.seed.ts';
import { issueClosedMonths } from '../invoices.tasks.ts';
import { issueInvoices } from './issue-invoices.ts';
import { findOpenMonths } from './issue-month.ts';

const app = await testApp();
const { appPool, ownerPool } = app;
const { organization, otherOrganization } = app.tenants;
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

/** An order that was paid online in the month before its payout month. */
async function sold(organization_id: number, fee_in_cents: number, payout_month: string): Promise<number> {
  return inDatabase(async (db) => {
    const { orderId } = await seedOrder(db, { organization_id, fee_in_cents });
    await sql`update orders set payout_month = ${payout_month} where id = ${orderId}`.execute(db);
    return orderId;
  });
}
const issue = (month: string, issuedOn = `${month.slice(0, 4)}-12-31`) =>
  inDatabase(async (db) => (await issueInvoices(db, { month, issuedOn, seller })).length);

type Stored = {
  id: number;
  organization_id: number;
  number: string;
  total_price_in_cents: number;
  vat_in_cents: number;
};
const invoicesOf = async (month: string): Promise<Stored[]> =>
  (
    await inDatabase((db) =>
      sql<Stored>`select id, organization_id, number, total_price_in_cents, vat_in_cents from invoices
        where month = ${month} order by number`.execute(db),
    )
  ).rows;

test('a month is charged once, to every organisation with service fees', async () => {
  await sold(organization, 35, '2027-02');
  await sold(organization, 35, '2027-02');
  await sold(organization, 0, '2027-02');
  await sold(organization, 35, '2027-03');
  await sold(otherOrganization, 100, '2027-02');
  expect([await issue('2027-01'), await issue('2027-01')]).toEqual([2, 0]);
  expect(await invoicesOf('2027-01')).toMatchObject([
    { organization_id: organization, number: '2027-000001', total_price_in_cents: 70, vat_in_cents: 12 },
    { organization_id: otherOrganization, number: '2027-000002', total_price_in_cents: 100, vat_in_cents: 17 },
  ]);
  const { rows } = await inDatabase((db) =>
    sql`select payment_type, quantity, line.total_price_in_cents from invoice_lines line join invoices on invoices.id = invoice_id
      where month = '2027-01' order by number`.execute(db),
  );
  expect(rows).toEqual([
    { payment_type: 'ideal', quantity: 2, total_price_in_cents: 70 },
    { payment_type: 'ideal', quantity: 1, total_price_in_cents: 100 },
  ]);
});

test('ten calls at once leave no gap in the numbers and use none twice', async () => {
  for (const month of ['2028-02', '2028-03', '2028-04', '2028-05']) {
    await sold(organization, 35, month);
    await sold(otherOrganization, 35, month);
  }
  const months = ['2028-01', '2028-02', '2028-03', '2028-04'];
  const failing = () =>
    inDatabase(async (db) => {
      await issueInvoices(db, { month: '2028-04', issuedOn: '2028-12-31', seller });
      throw new Error('cut off');
    }).catch(() => 0);
  const runs = [...months, ...months].map((month) => issue(month));
  const issued = await Promise.all([...runs, failing(), failing()]);
  expect(issued.reduce((sum, count) => sum + count, 0)).toBe(8);
  const { rows } = await inDatabase((db) =>
    sql<{ number: string }>`select number from invoices where number like '2028-%' order by number`.execute(db),
  );
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((count) => `2028-00000${count}`));
});

test('the details of the buyer stay as on the day of issue', async () => {
  await sold(organization, 35, '2029-02');
  await inDatabase((db) =>
    sql`update organizations set name = 'Voor de naamswissel', vat_number = 'NL861234567B84' where id = ${organization}`.execute(
      db,
    ),
  );
  await issue('2029-01');
  await inDatabase((db) =>
    sql`update organizations set name = 'Daarna', vat_number = null where id = ${organization}`.execute(db),
  );
  const { rows } = await inDatabase((db) =>
    sql`select buyer ->> 'name' as buyer, buyer ->> 'vat_number' as buyer_vat, seller ->> 'vat_number' as vat from invoices where month = '2029-01'`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ buyer: 'Voor de naamswissel', buyer_vat: 'NL861234567B84', vat: 'NL001234567B01' }]);
});

describe('issuing by hand', () => {
  const generate = (month: string) => app.call(api.generateInvoices, { as: 'superadmin', body: { month } });
  const runJob = (id: string) => {
    const task = tasks.find(({ name }) => name === 'run_job');
    return task?.run({ id }, { ...app, pool: appPool, now: new Date(), log: createLog('silent') });
  };

  test('a month that is not over in every time zone is refused', async () => {
    const answer = await generate(Temporal.Now.plainDateISO('UTC').toPlainYearMonth().toString());
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['month']]);
  });

  test('shows beforehand what it would issue, and nothing for a month that is done', async () => {
    const preview = async (month: string) =>
      (await app.call(api.previewInvoices, { as: 'superadmin', query: { month } })).body.preview;
    await sold(organization, 70, '2024-03');
    await sold(organization, 30, '2024-03');
    await sold(otherOrganization, 100, '2024-03');
    const email = (id: number, address: string | null) =>
      inDatabase((db) => sql`update organizations set email = ${address} where id = ${id}`.execute(db));
    await email(organization, 'post@test.example');
    await email(otherOrganization, null);
    expect(await preview('2024-02')).toEqual({ count: 2, total_price_in_cents: 200, without_address: 1 });
    expect(await issue('2024-02')).toBe(2);
    expect((await invoicesOf('2024-02')).map((invoice) => invoice.total_price_in_cents)).toEqual([100, 100]);
    expect(await preview('2024-02')).toEqual({ count: 0, total_price_in_cents: 0, without_address: 0 });
    const thisMonth = Temporal.Now.plainDateISO('UTC').toPlainYearMonth().toString();
    const open = await app.call(api.previewInvoices, { as: 'superadmin', query: { month: thisMonth } });
    expect([open.status, Object.keys(open.errors)]).toEqual([422, ['month']]);
  });

  test('is done by a run; a second run creates no second invoice', async () => {
    await sold(organization, 70, '2025-03');
    await sold(otherOrganization, 100, '2025-03');
    for (const invoices of [2, 0]) {
      const { status, body } = await generate('2025-02');
      expect([status, body.job.subject]).toEqual([202, '2025-02']);
      await runJob(body.job.id);
      const { rows } = await ownerPool.query('select status, result from job_runs where id = $1', [body.job.id]);
      expect(rows).toEqual([{ status: 'succeeded', result: { invoices } }]);
    }
    expect((await invoicesOf('2025-02')).map((row) => [row.organization_id, row.total_price_in_cents])).toEqual([
      [organization, 70],
      [otherOrganization, 100],
    ]);
    const { rows } = await ownerPool.query(
      "select from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id where identifier = 'prepare_invoices'",
    );
    expect(rows).toHaveLength(1);
  });

  test('a queued run issues nothing for a user who is no longer superadmin', async () => {
    await sold(organization, 70, '2025-04');
    const { id } = (await generate('2025-03')).body.job;
    await ownerPool.query('update job_runs set user_id = $2 where id = $1', [id, app.tenants.users.admin]);
    await runJob(id);
    const { rows } = await ownerPool.query('select status from job_runs where id = $1', [id]);
    expect([rows, await invoicesOf('2025-03')]).toEqual([[{ status: 'failed' }], []]);
    await runJob((await generate('2025-03')).body.job.id);
    expect(await invoicesOf('2025-03')).toHaveLength(1);
  });
});

describe('the job', () => {
  const NEXT_YEAR = new Date('2042-01-15T12:00:00Z');
  const context = { ...app, pool: appPool, now: NEXT_YEAR, log: createLog('silent') };
  const issuedFrom = async (month: string) => {
    const { rows } = await inDatabase((db) =>
      sql<{ month: string }>`select month from invoices where month >= ${month} order by month`.execute(db),
    );
    return rows.map((row) => row.month);
  };
  const openMonths = () => inDatabase((db) => findOpenMonths(db, NEXT_YEAR));

  test('issues every missed month since the start of invoicing, and none that is not over', async () => {
    await inDatabase((db) => sql`update invoicing_start set month = '2041-02'`.execute(db));
    for (const month of ['2041-01', '2041-02', '2041-03', '2042-01', '2042-02']) await sold(organization, 35, month);
    expect(await openMonths()).toEqual(['2041-02', '2041-12']);
    await issueClosedMonths(context);
    await issueClosedMonths(context);
    expect(await issuedFrom('2040-12')).toEqual(['2041-02', '2041-12']);
    expect(await openMonths()).toEqual([]);
    // a month before the start of invoicing can still be issued by hand
    expect(await issue('2041-01')).toBe(1);
  });

  test('issues nothing in production without the operator’s details', async () => {
    await sold(organization, 35, '2041-09');
    await issueClosedMonths({ ...context, config: testConfig({ appEnv: 'production' }) });
    expect(await openMonths()).toEqual(['2041-08']);
    await issueClosedMonths(context);
    expect(await openMonths()).toEqual([]);
  });
});

describe('the database', () => {
  test.each([
    ['another amount', 'update invoices set total_price_in_cents = 1, subtotal_price_in_cents = 1, vat_in_cents = 0'],
    ['another number', "update invoices set number = '2027-000009' where number = '2027-000001'"],
    ['another line', 'update invoice_lines set quantity = 9'],
    ['a step back', "update invoices set status = 'credited'; update invoices set status = 'issued'"],
    ['deletion', 'delete from invoice_lines'],
    [
      'lines that don’t add up',
      `insert into invoices (organization_id, month, number, issued_on, locale, seller, buyer, subtotal_price_in_cents, vat_in_cents,
        total_price_in_cents) select ${organization}, '2031-01', '2031-000001', '2031-02-01', 'nl', '{}', '{}', 1, 0, 1`,
    ],
  ])('refuses %s, even to the owner of the tables', async (_what, statements) => {
    const client = await ownerPool.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.scope', 'system', true)");
      const changing = client.query(statements).then(() => client.query('commit'));
      await expect(changing).rejects.toThrow(/stays as it is|never deleted|can not go from|do not add up/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('an invoice older than a week that was never mailed counts as undelivered, a new one does not yet', async () => {
  const { childOrganization: organization_id } = app.tenants;
  const [old, fresh] = await inDatabase(async (db) => {
    await sql`update organizations set email = 'kind@club.test' where id = ${organization_id}`.execute(db);
    return [await seedInvoice(db, { organization_id, month: '2019-01' }), await seedInvoice(db, { organization_id })];
  });
  const listed = async (query = {}) => (await app.call(api.listAllInvoices, { as: 'superadmin', query })).body;
  const query = { organizationId: organization_id, isUndelivered: '1' };
  expect((await listed(query)).invoices.map(({ id }) => id)).toEqual([old]);
  expect((await listed({ ...query, isUndelivered: '0' })).invoices.map(({ id }) => id)).toEqual([fresh]);
});
