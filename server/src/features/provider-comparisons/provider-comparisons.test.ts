import { listInbox } from '@move/contract/jobs/inbox.ts';
import * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { updatePaymentKey } from '@move/contract/payments/payment-keys.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMetrics } from '../../app/metrics.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { mollieServer } from '../../testing/mollie-server.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRefund, seedSale } from '../payouts/payouts.seed.ts';
import { runComparison } from './run-comparison.ts';

const FORMER = 'live_abcdefghijklmnopqrstuvwxyz';
const PRESENT = 'live_zyxwvutsrqponmlkjihgfedcba';
const mollie = await mollieServer({ key: 'test_key', otherKeys: [FORMER, PRESENT] });
afterAll(() => mollie.stop());
const app = await testApp({ paymentDriver: 'mollie', mollieKey: 'test_key', mollieUrl: mollie.baseUrl });
const { call, appPool, sidePool, probePool, config, tenants } = app;
const { organization, application, otherApplication } = tenants;
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const as = 'superadmin';

/** Each comparison is some minutes later than the one before. */
let clock = Date.parse('2028-04-20T06:10:00Z');
const log = createLog('silent');
const compare = async ({ isByHand = true, at = new Date((clock += 600_000)) } = {}) => {
  clock = at.getTime();
  const context = { pool: appPool, sidePool, config, log, now: at };
  await runComparison(isByHand ? { userId: tenants.users.superadmin } : {}, context);
};
const hoursLater = (hours: number) => new Date(clock + hours * 3_600_000);

type Sale = { at: string; cents?: number; applicationId?: number; key?: string };

/** An order that was paid at Mollie, there and here alike. */
async function sell({ at, cents = 1_250, applicationId = application, key = 'test_key' }: Sale) {
  const paid_at = new Date(at);
  const sold = await inDatabase((db) =>
    seedSale(db, { organization_id: organization, application_id: applicationId, cents, paid_at }),
  );
  const reference = `tr_sold_${sold.orderId}`;
  await inDatabase((db) => attempt(db, { ...sold, reference, at }));
  there(reference, { cents, at, key });
  return { ...sold, reference };
}

type Attempt = { orderId: number; lineId: number; reference: string; at: string; status?: 'paid' | 'expired' };

const attempt = (db: Database, { orderId, lineId, reference, at, status = 'paid' }: Attempt) =>
  sql`
  with made as (
    insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents, fee_in_cents,
      status, provider_reference, created_at)
    select organization_id, application_id, id, array[${lineId}::bigint], 'mollie', 'ideal', total_price_in_cents, 0, ${status},
      ${reference}, ${at} from orders where id = ${orderId} returning *)
  insert into payment_events (payment_id, organization_id, application_id, status, received_at)
  select id, organization_id, application_id, ${status}, ${at} from made`.execute(db);

type There = { cents: number; at: string; key?: string; currency?: string; description?: string };

/** A payment that was paid at Mollie. */
function there(
  id: string,
  { cents, at, key = 'test_key', currency = 'EUR', description = 'Contributie' }: There,
): void {
  const amount = (cents / 100).toFixed(2);
  const moments = { createdAt: new Date(at).toISOString(), paidAt: new Date(at).toISOString() };
  mollie.payments.set(id, {
    id,
    key,
    status: 'paid',
    amount,
    currency,
    description,
    ...moments,
    refunds: [],
    chargebacks: [],
  });
}
const found = (reference: string) => {
  const payment = mollie.payments.get(reference);
  if (!payment) throw new Error(`no payment ${reference}`);
  return payment;
};

/** A refund of what was sold, done at Mollie as it was asked here. */
async function refund({ lineId, reference }: { lineId: number; reference: string }, cents: number, at: string) {
  const id = `re_${reference}`;
  await inDatabase(async (db) => {
    await seedRefund(db, { lineId, cents, booked_at: new Date(at) });
    await sql`
      update provider_refunds set status = 'done', provider_reference = ${id}, created_at = ${at}
      where provider_reference is null and payment_id = (select id from payments where provider_reference = ${reference})`.execute(
      db,
    );
  });
  const amount = (cents / 100).toFixed(2);
  found(reference).refunds.push({
    id,
    status: 'refunded',
    amount,
    createdAt: new Date(at).toISOString(),
    metadata: { key: id },
  });
  return id;
}

const open = async () => {
  const { findings } = (await call(api.listProviderFindings, { as, query: { status: 'open' } })).body;
  return findings.map(({ kind, reference, expected_in_cents: ours, actual_in_cents: theirs }) => [
    kind,
    reference,
    ours,
    theirs,
  ]);
};
const days = async (query: Record<string, unknown> = { platform: String(application) }) =>
  (await call(api.listProviderDays, { as, query: { order: 'asc', itemsPerPage: 250, ...query } })).body.days;

type Sold = Awaited<ReturnType<typeof sell>>;

beforeAll(async () => {
  const first = await sell({ at: '2028-04-18T21:59:00Z' });
  await sell({ at: '2028-04-18T22:00:00Z', cents: 800 });
  await sell({ at: '2028-04-19T10:00:00Z', cents: 500 });
  await refund(first, 450, '2028-04-19T12:00:00Z');
});

test('days that agree are compared by the clock of the platform, and nobody hears of them', async () => {
  await compare({ isByHand: false });
  expect(await open()).toEqual([]);
  const agreed = await days();
  expect(
    agreed.map(({ day, state, payments_here, payments_there }) => [day, state, payments_here, payments_there]),
  ).toEqual([
    ['2028-04-16', 'compared', 0, 0],
    ['2028-04-17', 'compared', 0, 0],
    ['2028-04-18', 'compared', 1, 1],
    ['2028-04-19', 'compared', 2, 2],
  ]);
  expect(agreed[3]).toMatchObject({
    received_here_in_cents: 1_300,
    received_there_in_cents: 1_300,
    refunded_here_in_cents: 450,
    refunded_there_in_cents: 450,
  });
  const { months } = (await call(api.listProviderMonths, { as, query: { platform: String(application) } })).body;
  expect(months).toMatchObject([
    { month: '2028-04', days_compared: 4, days_not_compared: 0, payments_there: 3, open_findings: 0 },
  ]);
  expect((await call(listInbox, { as })).body.items).toEqual([]);
  const { rows } = await inDatabase((db) => sql`select from provider_entries`.execute(db));
  expect(rows).toEqual([]);
});

const change = (query: ReturnType<typeof sql>) => inDatabase((db) => query.execute(db));
const statusHere = (sold: Sold, status: string) =>
  change(sql`update payments set status = ${status} where provider_reference = ${sold.reference}`);
const refundOf = (sold: Sold) => found(sold.reference).refunds[0] ?? { amount: '', status: '' };
const moment = '2028-04-19T15:00:00.000Z';

type Planted = {
  what: string;
  plant: (sold: Sold) => unknown;
  mend: (sold: Sold) => unknown;
  /** Kind, name at the provider, and the amounts here and there. */
  expected: (sold: Sold) => unknown[][];
};

/** Each in a sale of its own of € 5.00, of which € 4.50 was refunded. */
const planted: Planted[] = [
  {
    what: 'a payment that nothing here knows',
    plant: () => there('tr_unknown', { cents: 990, at: moment }),
    mend: () => mollie.payments.delete('tr_unknown'),
    expected: () => [['missing_here', 'tr_unknown', 0, 990]],
  },
  {
    what: 'a payment whose message was lost',
    plant: (sold) => statusHere(sold, 'expired'),
    mend: (sold) => statusHere(sold, 'paid'),
    expected: ({ reference, orderId }) => [
      ['missing_here', reference, 0, 500],
      ['missing_there', `B-${orderId}`, 500, 0],
    ],
  },
  {
    what: 'a payment that is not paid there',
    plant: ({ reference }) => (found(reference).status = 'expired'),
    mend: ({ reference }) => (found(reference).status = 'paid'),
    expected: ({ reference }) => [['missing_there', reference, 500, 0]],
  },
  {
    what: 'an order that was paid twice there, once by an attempt that we do not know',
    plant: ({ orderId }) => there('tr_again', { cents: 500, at: moment, description: `Beweegplein B-${orderId}` }),
    mend: () => mollie.payments.delete('tr_again'),
    expected: () => [['double', 'tr_again', 0, 500]],
  },
  {
    what: 'an order that was paid twice and whose second payment did not go back',
    plant: async (sold) => {
      await inDatabase((db) => attempt(db, { ...sold, reference: 'tr_twice', at: moment }));
      there('tr_twice', { cents: 500, at: moment });
    },
    mend: () =>
      change(sql`
        insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents)
        select organization_id, application_id, id, 'paid_twice', 500 from payments where provider_reference = 'tr_twice'`),
    expected: () => [['double', 'tr_twice', 0, 500]],
  },
  {
    what: 'another amount there',
    plant: ({ reference }) => (found(reference).amount = '5.01'),
    mend: ({ reference }) => (found(reference).amount = '5.00'),
    expected: ({ reference }) => [['amount', reference, 500, 501]],
  },
  {
    what: 'another price of the order',
    plant: async ({ reference }) => {
      await change(sql`update payments set amount_in_cents = 490 where provider_reference = ${reference}`);
      found(reference).amount = '4.90';
    },
    mend: async ({ reference }) => {
      await change(sql`update payments set amount_in_cents = 500 where provider_reference = ${reference}`);
      found(reference).amount = '5.00';
    },
    expected: ({ reference }) => [['amount', reference, 500, 490]],
  },
  {
    what: 'another currency',
    plant: ({ reference }) => (found(reference).currency = 'GBP'),
    mend: ({ reference }) => (found(reference).currency = 'EUR'),
    expected: ({ reference }) => [['currency', reference, 500, 500]],
  },
  {
    what: 'another amount of a refund',
    plant: (sold) => (refundOf(sold).amount = '4.00'),
    mend: (sold) => (refundOf(sold).amount = '4.50'),
    expected: ({ reference }) => [['refund', `re_${reference}`, 450, 400]],
  },
  {
    what: 'a refund that failed there',
    plant: (sold) => (refundOf(sold).status = 'failed'),
    mend: (sold) => (refundOf(sold).status = 'refunded'),
    expected: ({ reference }) => [['refund', `re_${reference}`, 450, 0]],
  },
  {
    what: 'a refund that nobody here made',
    plant: ({ reference }) => {
      const made = { id: 're_unknown', status: 'refunded', amount: '0.50', createdAt: moment, metadata: { key: 'x' } };
      found(reference).refunds.push(made);
    },
    mend: ({ reference }) => found(reference).refunds.pop(),
    expected: () => [['refund', 're_unknown', 0, 50]],
  },
  {
    what: 'a chargeback',
    plant: ({ reference }) =>
      found(reference).chargebacks.push({ id: 'chb_1', amount: '5.00', createdAt: moment, reversedAt: null }),
    mend: ({ reference }) => found(reference).chargebacks.pop(),
    expected: () => [['chargeback', 'chb_1', 0, 500]],
  },
];

describe('of all kinds of differences at once', () => {
  const sales: Sold[] = [];
  let seen: unknown[][] = [];
  let again: unknown[][] = [];

  beforeAll(async () => {
    for (const { plant } of planted) {
      const sold = await sell({ at: '2028-04-19T10:00:00Z', cents: 500 });
      await refund(sold, 450, '2028-04-19T12:00:00Z');
      sales.push(sold);
      await plant(sold);
    }
    await compare();
    seen = await open();
    await compare();
    again = await open();
  });

  test.each(planted.map(({ what, expected }, index) => ({ what, expected, index })))(
    '$what is found',
    ({ expected, index }) => {
      const sold = sales[index];
      const rows = sold ? expected(sold) : [];
      const names = rows.map(([, name]) => name);
      expect(seen.filter(([, name]) => names.includes(name)).toSorted()).toEqual(rows.toSorted());
    },
  );

  test('nothing else is found, another comparison finds the same, and none is left when they are mended', async () => {
    expect(seen).toHaveLength(planted.length + 1);
    expect(again).toEqual(seen);
    for (const [index, { mend }] of planted.entries()) {
      const sold = sales[index];
      if (sold) await mend(sold);
    }
    await compare();
    expect(await open()).toEqual([]);
  });

  test('what was paid there and not here is asked for again', async () => {
    const lost = sql<{ id: number }>`select id from payments where provider_reference = ${sales[1]?.reference}`;
    const [payment] = (await inDatabase((db) => lost.execute(db))).rows;
    const { rows } = await app.ownerPool.query(
      "select key from graphile_worker.jobs where task_identifier = 'sync_payment'",
    );
    expect(rows).toEqual([{ key: `sync_payment:${payment?.id}` }]);
  });
});

describe('a finding', () => {
  const one = async () => (await call(api.listProviderFindings, { as, query: { search: 'tr_odd' } })).body.findings[0];

  test('is reported once, by bell, mail and figure', async () => {
    there('tr_odd', { cents: 100, at: '2028-04-19T09:00:00Z' });
    await compare({ isByHand: false, at: hoursLater(21) });
    await compare({ isByHand: false, at: hoursLater(21) });
    const { items } = (await call(listInbox, { as })).body;
    expect(items).toMatchObject([{ kind: 'provider_differs', subject: '1', link: '/admin/reconciliation/provider' }]);
    const { rows } = await inDatabase((db) =>
      sql`select subject from mails where subject like 'Betaaldienst%'`.execute(db),
    );
    expect(rows).toEqual([{ subject: 'Betaaldienst: 1 nieuw verschil' }]);
    expect(await openMetrics({ appPool, sidePool, probePool }).text()).toContain('move_provider_findings 1');
  });

  test('is explained by a superadmin, in the trail, and stays so while it is the same', async () => {
    const params = { providerFindingId: (await one())?.id ?? 0 };
    const body = { explanation: 'Testbetaling van de penningmeester' };
    for (const other of ['admin', 'staff'] as const)
      expect((await call(api.explainProviderFinding, { as: other, params, body })).status).toBe(403);
    expect((await call(api.explainProviderFinding, { as, params, body: { explanation: ' ' } })).errors).toHaveProperty(
      'explanation',
    );
    const { finding } = (await call(api.explainProviderFinding, { as, params, body })).body;
    expect(finding).toMatchObject({ status: 'explained', ...body, explained_by: expect.stringMatching(/\w/) });
    const { rows } = await inDatabase((db) =>
      sql`select changes from audit_log where action = 'explainProviderFinding'`.execute(db),
    );
    expect(JSON.stringify(rows)).toContain('penningmeester');
    await compare();
    expect(await one()).toMatchObject({ status: 'explained' });
    expect(await open()).toEqual([]);
  });

  test('is open again with another amount, and gone when it is', async () => {
    found('tr_odd').amount = '2.00';
    await compare();
    expect(await one()).toMatchObject({ status: 'open', explanation: null, actual_in_cents: 200 });
    mollie.payments.delete('tr_odd');
    await compare();
    expect(await one()).toMatchObject({ status: 'closed' });
  });
});

test('a provider that is away is never all fine: it is asked again, reported after two days, and compared when it is back', async () => {
  const today = new Date('2028-05-03T02:10:00Z');
  const at = (hours: number) => new Date(today.getTime() + hours * 3_600_000);
  await compare({ isByHand: false, at: today });
  mollie.keys.delete('test_key');
  const told = async () =>
    (await call(listInbox, { as })).body.items.filter(({ kind }) => kind === 'provider_not_compared');
  await compare({ isByHand: false, at: at(24) });
  const last = async () => (await days()).slice(-4);
  const states = async () => (await last()).map(({ day, state, reason }) => [day, state, reason]);
  expect(await states()).toEqual([
    ['2028-04-30', 'compared', null],
    ['2028-05-01', 'compared', null],
    ['2028-05-02', 'compared', null],
    ['2028-05-03', 'not_compared', 'key_refused'],
  ]);
  await compare({ isByHand: false, at: at(48) });
  expect(await told()).toEqual([]);
  for (const hours of [73, 79]) await compare({ isByHand: false, at: at(hours) });
  expect(await told()).toMatchObject([{ subject: '2028-05-03' }]);
  const { comparison } = (await call(api.getProviderComparison, { as })).body;
  expect(comparison).toMatchObject({ is_set_up: true, tried_at: at(79).toISOString() });
  mollie.keys.add('test_key');
  mollie.malformed.push('<html>');
  await compare({ isByHand: false, at: at(85) });
  expect((await last())[1]).toMatchObject({ day: '2028-05-03', state: 'not_compared', reason: 'answer_unreadable' });
  await sell({ at: '2028-05-03T12:00:00Z', cents: 300 });
  await compare({ isByHand: false, at: at(91) });
  expect(await days({ platform: String(application), state: 'not_compared' })).toEqual([]);
  expect((await days()).find(({ day }) => day === '2028-05-03')).toMatchObject({
    state: 'compared',
    payments_there: 1,
  });
  expect(await open()).toEqual([]);
});

test('the day on which the clock changes has 25 hours', async () => {
  for (const at of [
    '2028-10-28T22:00:00Z',
    '2028-10-29T00:30:00Z',
    '2028-10-29T01:30:00Z',
    '2028-10-29T22:59:59Z',
    '2028-10-29T23:00:00Z',
  ])
    await sell({ at, cents: 100 });
  await compare({ at: new Date('2028-10-31T02:10:00Z') });
  const month = (await days({ platform: String(application), month: '2028-10' })).slice(-2);
  expect(month.map(({ day, payments_here, payments_there }) => [day, payments_here, payments_there])).toEqual([
    ['2028-10-29', 4, 4],
    ['2028-10-30', 1, 1],
  ]);
  expect(await open()).toEqual([]);
});

describe('a platform with keys of its own', () => {
  const platform = { platform: String(otherApplication) };
  const last = async () => (await days(platform)).at(-1);
  const params = { applicationId: otherApplication };

  test('is compared with the accounts of all its keys', async () => {
    await change(
      sql`insert into organization_applications (organization_id, application_id) values (${organization}, ${otherApplication})`,
    );
    await call(updatePaymentKey, { as, params, body: { key: FORMER } });
    await call(updatePaymentKey, { as, params, body: { key: PRESENT } });
    await change(sql`update former_payment_keys set ended_at = '2028-12-08T12:00:00Z'`);
    await sell({ at: '2028-12-08T09:00:00Z', applicationId: otherApplication, key: FORMER });
    await sell({ at: '2028-12-09T09:00:00Z', applicationId: otherApplication, key: PRESENT });
    there('tr_stray', { cents: 250, at: '2028-12-09T09:30:00Z', key: PRESENT });
    await compare({ at: new Date('2028-12-10T06:10:00Z') });
    expect(
      (await days(platform)).slice(-2).map(({ payments_here, payments_there }) => [payments_here, payments_there]),
    ).toEqual([
      [1, 1],
      [1, 2],
    ]);
    const { findings } = (await call(api.listProviderFindings, { as, query: { ...platform, status: 'open' } })).body;
    expect(findings).toMatchObject([
      { kind: 'missing_here', reference: 'tr_stray', application: { id: otherApplication } },
    ]);
    mollie.payments.delete('tr_stray');
    await compare();
    expect(await open()).toEqual([]);
  });

  test('is compared without an account that it left, unless something may be there', async () => {
    mollie.keys.delete(FORMER);
    await compare({ at: new Date('2028-12-20T06:10:00Z') });
    expect(await last()).toMatchObject({ day: '2028-12-19', state: 'compared', unread_keys: 1 });
    const late = await sell({ at: '2028-12-20T09:00:00Z', applicationId: otherApplication, key: FORMER });
    await compare({ at: new Date('2028-12-21T06:10:00Z') });
    expect(await last()).toMatchObject({ day: '2028-12-20', state: 'not_compared', reason: 'key_refused' });
    found(late.reference).key = PRESENT;
    await compare();
    expect(await last()).toMatchObject({ day: '2028-12-20', state: 'compared', payments_here: 1, payments_there: 1 });
  });
});

test('it is asked for once at a time, by superadmins', async () => {
  expect((await call(api.compareProvider, { as: 'admin' })).status).toBe(403);
  const answers = await Promise.all([1, 2].map(() => call(api.compareProvider, { as })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
});
