import { PAYOUT_MIN_IN_CENTS } from '@move/domain/payouts/skip-reason.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedPlainInvoice } from '../invoices/invoices.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedApplication } from '../applications/applications.seed.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedBatch, seedRefund, seedSale } from './payouts.seed.ts';

// The payouts of March to May 2028 with each special case, calculated by hand (docs/rules/payouts.md#worked-example). 2028 is a leap year,
// and the clock in Amsterdam changes on 26 March.
const { appPool } = await testDatabase();
const { application, users } = await seedTenants(appPool);
const { appKey } = testConfig();
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const at = (moment: string) => new Date(`${moment}:00Z`);

const club = { swim: 0, judo: 0, chess: 0, tennis: 0, bowls: 0, yoga: 0, fake: 0 };

beforeAll(() =>
  inDatabase(async (db) => {
    const curacao = await seedApplication(db, { name: 'Curaçao', slug: 'curacao' });
    await sql`update applications set timezone = 'America/Curacao' where id = ${curacao}`.execute(db);
    for (const name of Object.keys(club) as (keyof typeof club)[]) {
      club[name] = await seedOrganization(db, {
        name,
        home_application_id: application,
        status: name === 'fake' ? 'pending' : 'accepted',
      });
      await sql`insert into organization_applications (organization_id, application_id) values (${club[name]}, ${curacao})`.execute(
        db,
      );
    }
    for (const name of ['swim', 'judo', 'tennis', 'fake'] as const) {
      await seedFinanceInfo(db, { organization_id: club[name], appKey });
    }
    await seedFinanceInfo(db, { organization_id: club.bowls, appKey, payouts_held_since: '2028-01-01T00:00:00.000Z' });
    await seedFinanceInfo(db, { organization_id: club.yoga, appKey: Buffer.alloc(32, 9).toString('base64') });
    await sellForSwim(db, curacao);
    // less than a euro in March; together with April's amount more than a euro
    await seedSale(db, { organization_id: club.judo, cents: 60, paid_at: at('2028-02-10T12:00') });
    await seedSale(db, { organization_id: club.judo, cents: 65, paid_at: at('2028-03-10T12:00') });
    // chess has no bank account, bowls is held, the account of yoga can't be decrypted, fake isn't accepted
    for (const name of ['chess', 'bowls', 'yoga', 'fake'] as const) {
      await seedSale(db, { organization_id: club[name], cents: 500, paid_at: at('2028-02-10T12:00') });
    }
    // tennis received nothing and owes an invoice
    await seedPlainInvoice(db, { organization_id: club.tennis, month: '2028-02', cents: 70, number: '2028-000001' });
  }),
);

async function sellForSwim(db: Database, curacao: number): Promise<void> {
  const of = { organization_id: club.swim };
  const feb = at('2028-02-10T12:00');
  // paid in the last minute of 29 February in Amsterdam, and at 00:30 on 1 March
  const first = await seedSale(db, { ...of, cents: 1_250, fee_in_cents: 35, paid_at: at('2028-02-29T22:59') });
  await seedSale(db, { ...of, cents: 1_000, paid_at: at('2028-02-29T23:30') });
  // the same moment is still February in Curaçao
  await seedSale(db, { ...of, application_id: curacao, cents: 800, paid_at: at('2028-02-29T23:30') });
  // paid in January, and carried over to the payout of March
  await seedSale(db, { ...of, cents: 50, paid_at: at('2028-01-31T22:30') });
  await seedSale(db, { ...of, cents: 500, payment_type: 'wallet', paid_at: feb });
  await seedSale(db, { ...of, cents: 9_900, payment_type: 'cash', paid_at: feb });
  // two refunds: one just before the end of February, one in March
  const early = await seedSale(db, { ...of, cents: 400, paid_at: feb });
  await seedRefund(db, { lineId: early.lineId, cents: 200, booked_at: at('2028-02-29T22:58') });
  await seedRefund(db, { lineId: first.lineId, cents: 400, booked_at: at('2028-02-29T23:15') });
  // everything refunded except the service fees
  const kept = await seedSale(db, { ...of, cents: 700, fee_in_cents: 35, paid_at: feb });
  await seedRefund(db, { lineId: kept.lineId, booked_at: at('2028-02-11T12:00') });
  await giveBackInCash(db);
  const credited = await seedPlainInvoice(db, { ...of, month: '2028-01', cents: 105, number: '2028-000002' });
  await seedPlainInvoice(db, { ...of, month: '2028-01', cents: -105, number: '2028-000003', credit_of: credited });
  await seedPlainInvoice(db, { ...of, month: '2028-02', cents: 70, number: '2028-000004' });
  await seedPlainInvoice(db, { ...of, month: '2028-03', cents: 35, number: '2028-000005' });
  // paid in the last minute of March in summer time, and in the first minute of April
  await seedSale(db, { ...of, cents: 300, paid_at: at('2028-03-31T21:59') });
  await seedSale(db, { ...of, cents: 600, paid_at: at('2028-03-31T22:00') });
}

/** Two refunds that the provider refused: staff of the club refunded the first another way, a superadmin the second. */
async function giveBackInCash(db: Database): Promise<void> {
  await sql`insert into user_roles (user_id, role, organization_id) values (${users.staff}, 'organization', ${club.swim})`.execute(
    db,
  );
  for (const settledBy of [users.staff, users.superadmin]) {
    const { orderId, lineId } = await seedSale(db, {
      organization_id: club.swim,
      cents: 300,
      paid_at: at('2028-02-12T12:00'),
    });
    await sql`
      insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents, fee_in_cents,
        status, provider_reference)
      select organization_id, application_id, id, array[${lineId}::bigint], 'test', 'ideal', 300, 0, 'paid', ${`tr_${orderId}`}
      from orders where id = ${orderId}`.execute(db);
    await seedRefund(db, { lineId, booked_at: at('2028-02-13T12:00') });
    await sql`update provider_refunds set status = 'failed', was_refused = true where status = 'pending'`.execute(db);
    await sql`
      update provider_refunds set status = 'settled', settled_how = 'contant', settled_by = ${settledBy},
        settled_at = '2028-02-20T12:00:00Z' where status = 'failed'`.execute(db);
  }
}

type Line = { organization_id: number; amount: number; orders: number };

async function payOut(payout_month: string) {
  return inDatabase(async (db) => {
    const id = await seedBatch(db, { payout_month, appKey });
    const { rows: lines } = await sql<Line>`
      select organization_id, amount_in_cents as amount, orders_count as orders from sepa_lines where sepa_batch_id = ${id}
      order by organization_id`.execute(db);
    const { rows: skips } = await sql<{ organization_id: number; amount: number; reason: string }>`
      select organization_id, amount_in_cents as amount, reason from sepa_skips where sepa_batch_id = ${id}
      order by organization_id`.execute(db);
    return { id, lines, skips };
  });
}

describe('the payout of', () => {
  test('March: orders paid in February in the time zone of each platform, and amounts carried over', async () => {
    const { lines, skips } = await payOut('2028-03');
    // 12.85 + 8.00 + 0.50 + 5.00 + (4.00 − 2.00) + (7.35 − 7.00) + (3.00 − 3.00 + 3.00) + (3.00 − 3.00) − 1.05 + 1.05 − 0.70 = 31.00
    expect(lines).toEqual([{ organization_id: club.swim, amount: 3_100, orders: 8 }]);
    expect(skips).toEqual([
      { organization_id: club.judo, amount: 60, reason: 'below_minimum' },
      { organization_id: club.chess, amount: 500, reason: 'no_account' },
      { organization_id: club.tennis, amount: -70, reason: 'negative' },
      { organization_id: club.bowls, amount: 500, reason: 'held' },
      { organization_id: club.yoga, amount: 500, reason: 'unreadable' },
      { organization_id: club.fake, amount: 500, reason: 'not_accepted' },
    ]);
  });

  test('April: the refund after the payout of March, and amounts carried over', async () => {
    await inDatabase((db) =>
      sql`update finance_infos set payouts_held_since = null where organization_id = ${club.bowls}`.execute(db),
    );
    const { lines, skips } = await payOut('2028-04');
    expect(lines).toEqual([
      // 10.00 + 3.00 − 4.00 − 0.35
      { organization_id: club.swim, amount: 865, orders: 2 },
      // 0.60 + 0.65
      { organization_id: club.judo, amount: 125, orders: 2 },
      { organization_id: club.bowls, amount: 500, orders: 1 },
    ]);
    expect(skips.map(({ reason }) => reason)).toEqual(['no_account', 'negative', 'unreadable', 'not_accepted']);
  });

  test('May: the order paid in the first minute of April', async () => {
    const { lines } = await payOut('2028-05');
    expect(lines).toEqual([{ organization_id: club.swim, amount: 600, orders: 1 }]);
  });

  test('a month whose amounts were all paid out is refused', async () => {
    await expect(payOut('2028-05')).rejects.toThrow('payout.nothing');
  });
});

describe('the database', () => {
  const refusal = /add up|is in a payout|stays as it|can not go from|never deleted|duplicate key|impersonation/;
  test.each([
    [
      'a line that differs from the sum of its items',
      "update refunds set sepa_line_id = null where sepa_line_id is not null; update sepa_lines set status = 'exported'",
    ],
    ['another month for a paid order', "update orders set payout_month = '2028-12' where sepa_line_id is not null"],
    ['another amount of a line', 'update sepa_lines set amount_in_cents = amount_in_cents + 1'],
    ['a step that is not listed', "update sepa_lines set status = 'executed'"],
    ['an end that releases nothing', "update sepa_lines set status = 'canceled', ended_at = now()"],
    ['deletion', 'delete from sepa_lines'],
    [
      'a second line in the month',
      `insert into sepa_lines (organization_id, sepa_batch_id, payout_month, execution_date, end_to_end_id,
      amount_in_cents, orders_count, account_name, iban_encrypted, iban_country, iban_last4, country)
      select organization_id, sepa_batch_id, payout_month, execution_date, '9-9', 100, 0, account_name, iban_encrypted, iban_country,
        iban_last4, country from sepa_lines limit 1`,
    ],
    [
      'a change during impersonation',
      "select set_config('app.is_acting', 'true', true); update sepa_batches set updated_at = now()",
    ],
  ])('refuses %s', async (_what, statements) => {
    const client = await appPool.connect();
    try {
      await client.query("begin; select set_scope('system', '{}', '{}')");
      await expect(client.query(statements).then(() => client.query('commit'))).rejects.toThrow(refusal);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test('SQL and domain agree on the least amount that is paid out', async () => {
  const { rows } = await inDatabase((db) => sql<{ least: number }>`select least_payout() as least`.execute(db));
  expect(rows).toEqual([{ least: PAYOUT_MIN_IN_CENTS }]);
});
