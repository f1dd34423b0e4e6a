import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedPlainInvoice } from '../../invoices/invoices.seed.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { seedTenants } from '../../../testing/tenants.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { seedApplication } from '../../applications/applications.seed.ts';
import { seedFinanceInfo } from '../../finances/finances.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { seedBatch, seedRefund, seedSale } from '../../payouts/payouts.seed.ts';
import { seedExecuted, seedReturned } from '../reconciliation.seed.ts';

// January to May 2028, calculated by hand (docs/rules/reconciliation.md#worked-example). 2028 is a leap year, the clock in Amsterdam
// changes on 26 March, and Zwemclub is on two platforms in two time zones.
const { appPool } = await testDatabase();
const { application: amsterdam, users } = await seedTenants(appPool);
const { appKey } = testConfig();
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const at = (moment: string) => new Date(`${moment}:00Z`);

const club = { swim: 0, judo: 0, chess: 0 };
let curacao = 0;

beforeAll(async () => {
  await inDatabase(async (db) => {
    curacao = await seedApplication(db, { name: 'Curaçao', slug: 'curacao' });
    await sql`update applications set timezone = 'America/Curacao' where id = ${curacao}`.execute(db);
    for (const name of ['swim', 'judo', 'chess'] as const) {
      club[name] = await seedOrganization(db, { name, home_application_id: amsterdam });
      await sql`insert into organization_applications (organization_id, application_id) values (${club[name]}, ${curacao})`.execute(
        db,
      );
    }
    for (const name of ['swim', 'judo'] as const) await seedFinanceInfo(db, { organization_id: club[name], appKey });
    // judo has less than a euro until March, chess has no bank account
    await seedSale(db, { organization_id: club.judo, cents: 60, paid_at: at('2028-02-10T12:00') });
    await seedSale(db, { organization_id: club.judo, cents: 65, paid_at: at('2028-03-10T12:00') });
    await seedSale(db, { organization_id: club.chess, cents: 500, paid_at: at('2028-02-10T12:00') });
    await sell(db);
  });
  await payOut('2028-03', '2028-03-03');
  // a refund after the payout of March
  await inDatabase((db) => seedRefund(db, { lineId: first, cents: 100, booked_at: at('2028-03-20T12:00') }));
  const april = await payOut('2028-04', '2028-04-03');
  await inDatabase(async (db) => {
    await seedPlainInvoice(db, {
      organization_id: club.swim,
      month: '2028-02',
      issued_on: '2028-04-10',
      number: '2028-000002',
      cents: -100,
      credit_of: invoice,
    });
    await seedReturned(db, april, '2028-05-04T09:00:00Z');
  });
  await payOut('2028-05', '2028-05-10');
  await inDatabase((db) => sql`select write_reconciliations('2028-05')`.execute(db));
});

let first = 0;
let invoice = 0;

async function sell(db: Database): Promise<void> {
  const of = { organization_id: club.swim };
  const feb = at('2028-02-10T12:00');
  // 23:30 on 31 January in Amsterdam
  await seedSale(db, { ...of, cents: 50, paid_at: at('2028-01-31T22:30') });
  // the last minute of the leap day in Amsterdam
  first = (await seedSale(db, { ...of, cents: 1_250, fee_in_cents: 35, paid_at: at('2028-02-29T22:59') })).lineId;
  await seedSale(db, { ...of, cents: 500, payment_type: 'wallet', paid_at: feb });
  await seedSale(db, { ...of, cents: 9_900, payment_type: 'cash', paid_at: feb });
  const early = await seedSale(db, { ...of, cents: 400, paid_at: feb });
  await seedRefund(db, { lineId: early.lineId, cents: 200, booked_at: at('2028-02-29T22:58') });
  // everything refunded except the service fees
  const kept = await seedSale(db, { ...of, cents: 700, fee_in_cents: 35, paid_at: feb });
  await seedRefund(db, { lineId: kept.lineId, booked_at: at('2028-02-11T12:00') });
  await giveBackInCash(db);
  // the same moment: 00:30 on 1 March in Amsterdam, 19:30 on 29 February in Curaçao
  await seedSale(db, { ...of, cents: 1_000, paid_at: at('2028-02-29T23:30') });
  await seedSale(db, { ...of, application_id: curacao, cents: 800, fee_in_cents: 30, paid_at: at('2028-02-29T23:30') });
  await seedRefund(db, { lineId: first, cents: 400, booked_at: at('2028-02-29T23:15') });
  // the last minute of March in summer time, and the first minute of April
  await seedSale(db, { ...of, cents: 300, paid_at: at('2028-03-31T21:59') });
  await seedSale(db, { ...of, cents: 600, paid_at: at('2028-03-31T22:00') });
  // the service fees of February: 0.35 + 0.35 in Amsterdam, 0.30 in Curaçao
  invoice = await seedPlainInvoice(db, {
    ...of,
    month: '2028-02',
    issued_on: '2028-03-01',
    number: '2028-000001',
    cents: 100,
  });
}

/** A refund that the provider refused, and that staff of the club refunded another way. */
async function giveBackInCash(db: Database): Promise<void> {
  await sql`insert into user_roles (user_id, role, organization_id) values (${users.staff}, 'organization', ${club.swim})`.execute(
    db,
  );
  const sold = await seedSale(db, { organization_id: club.swim, cents: 300, paid_at: at('2028-02-12T12:00') });
  await sql`
    insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents, fee_in_cents,
      status, provider_reference)
    select organization_id, application_id, id, array[${sold.lineId}::bigint], 'test', 'ideal', 300, 0, 'paid', 'tr_1'
    from orders where id = ${sold.orderId}`.execute(db);
  await seedRefund(db, { lineId: sold.lineId, booked_at: at('2028-02-13T12:00') });
  await sql`update provider_refunds set status = 'failed', was_refused = true where status = 'pending'`.execute(db);
  await sql`
    update provider_refunds set status = 'settled', settled_how = 'contant', settled_by = ${users.staff},
      settled_at = '2028-02-20T12:00:00Z' where status = 'failed'`.execute(db);
}

const payOut = (payout_month: string, execution_date: string) =>
  inDatabase(async (db) => {
    const id = await seedBatch(db, { payout_month, execution_date, appKey });
    await seedExecuted(db, id);
    return id;
  });

type Row = Record<string, number>;

/** `[opening, orders, refunds, own refunds, invoices, credit notes, paid, returned, closing, difference]`. */
async function month(name: string, organization: number, platform: number): Promise<number[] | undefined> {
  const { rows } = await inDatabase((db) =>
    sql<Row>`select opening_in_cents, orders_in_cents, refunds_in_cents, own_refunds_in_cents, invoices_in_cents, credit_notes_in_cents,
        paid_in_cents, returned_in_cents, closing_in_cents, difference_in_cents
      from reconciliations where month = ${name} and organization_id = ${organization} and application_id = ${platform}`.execute(
      db,
    ),
  );
  return rows[0] && Object.values(rows[0]);
}

describe('Zwemclub, in cents', () => {
  test('in Amsterdam', async () => {
    const of = (name: string) => month(name, club.swim, amsterdam);
    expect(await of('2028-01')).toEqual([0, 50, 0, 0, 0, 0, 0, 0, 50, 0]);
    // 12.85 + 5.00 + 4.00 + 7.35 + 3.00 = 32.20; 2.00 + 7.00 + 3.00 refunded, of which 3.00 by the club itself
    expect(await of('2028-02')).toEqual([50, 3_220, 1_200, 300, 0, 0, 0, 0, 2_370, 0]);
    // 10.00 + 3.00; 4.00 before and 1.00 after the payout of 23.70 − 0.70
    expect(await of('2028-03')).toEqual([2_370, 1_300, 500, 0, 70, 0, 2_300, 0, 800, 0]);
    expect(await of('2028-04')).toEqual([800, 600, 0, 0, 0, 70, 800, 0, 670, 0]);
    // the 8.00 was returned; 6.70 + 8.00 were paid out
    expect(await of('2028-05')).toEqual([670, 0, 0, 0, 0, 0, 1_470, 800, 0, 0]);
  });

  test('in Curaçao', async () => {
    const of = (name: string) => month(name, club.swim, curacao);
    expect(await of('2028-01')).toBeUndefined();
    expect(await of('2028-02')).toEqual([0, 830, 0, 0, 0, 0, 0, 0, 830, 0]);
    expect(await of('2028-03')).toEqual([830, 0, 0, 0, 30, 0, 800, 0, 0, 0]);
    expect(await of('2028-04')).toEqual([0, 0, 0, 0, 0, 30, 0, 0, 30, 0]);
    expect(await of('2028-05')).toEqual([30, 0, 0, 0, 0, 0, 30, 0, 0, 0]);
  });
});

test('amounts below a euro are carried over until they are a euro together', async () => {
  const of = (name: string) => month(name, club.judo, amsterdam);
  expect(await of('2028-02')).toEqual([0, 60, 0, 0, 0, 0, 0, 0, 60, 0]);
  expect(await of('2028-03')).toEqual([60, 65, 0, 0, 0, 0, 0, 0, 125, 0]);
  // 1.25 was paid in April, returned in May with the whole batch, and paid again
  expect(await of('2028-04')).toEqual([125, 0, 0, 0, 0, 0, 125, 0, 0, 0]);
  expect(await of('2028-05')).toEqual([0, 0, 0, 0, 0, 0, 125, 125, 0, 0]);
});

test('without a bank account everything stays open', async () => {
  expect(await month('2028-05', club.chess, amsterdam)).toEqual([500, 0, 0, 0, 0, 0, 0, 0, 500, 0]);
});

test('the platforms of an organisation add up to its invoice and its payments', async () => {
  const { rows } = await inDatabase((db) =>
    sql<{ paid: number; invoiced: number; unattributed: number }>`
      select sum(paid_in_cents)::bigint as paid, sum(invoices_in_cents)::bigint as invoiced,
        count(*) filter (where application_id is null) as unattributed
      from reconciliations where organization_id = ${club.swim} and month = '2028-03'`.execute(db),
  );
  expect(rows).toEqual([{ paid: 3_100, invoiced: 100, unattributed: 0 }]);
});
