import { listInbox } from '@move/contract/jobs/inbox.ts';
import { updatePaymentKey } from '@move/contract/payments/payment-keys.ts';
import * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { openMetrics } from '../../app/monitoring/metrics.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { plantedPayments } from '../../testing/money/planted-payments.ts';
import { FORMER, PRESENT, providerWorld, type Sold } from '../../testing/money/provider-world.ts';

const world = await providerWorld();
const { call, appPool, sidePool, probePool, tenants, mollie, inDatabase, change } = world;
const { compare, hoursLater, sell, there, found, refund, open, days } = world;
const { organization, application, otherApplication } = tenants;
const planted = plantedPayments(world);
const as = 'superadmin';

beforeAll(async () => {
  const first = await sell({ at: '2028-04-18T21:59:00Z' });
  await sell({ at: '2028-04-18T22:00:00Z', cents: 800 });
  await sell({ at: '2028-04-19T10:00:00Z', cents: 500 });
  await refund(first, 450, '2028-04-19T12:00:00Z');
});

test('days that agree are compared in the time zone of the platform, and not reported', async () => {
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
  const { months } = (await call(api.listProviderMonths, { as, query: { applicationId: String(application) } })).body;
  expect(months).toMatchObject([
    { month: '2028-04', days_compared: 4, days_not_compared: 0, payments_there: 3, open_findings: 0 },
  ]);
  const totals = {
    open_findings: 0,
    payments_here: 3,
    payments_there: 3,
    received_here_in_cents: agreed.reduce((sum, row) => sum + row.received_here_in_cents, 0),
    refunded_there_in_cents: agreed.reduce((sum, row) => sum + row.refunded_there_in_cents, 0),
  };
  const shown = { applicationId: String(application), itemsPerPage: 1 };
  for (const list of [api.listProviderMonths, api.listProviderDays])
    expect((await call(list, { as, query: shown })).body.totals).toMatchObject(totals);
  expect((await call(listInbox, { as })).body.items).toEqual([]);
  const { rows } = await inDatabase((db) => sql`select from provider_entries`.execute(db));
  expect(rows).toEqual([]);
});

const byName = (one: unknown[], other: unknown[]) => String(one[1]).localeCompare(String(other[1]));

describe('all kinds of differences at once', () => {
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
      expect(seen.filter(([, name]) => names.includes(name)).toSorted(byName)).toEqual(rows.toSorted(byName));
    },
  );

  test('nothing else is found, a second comparison finds the same, and no finding is left after correction', async () => {
    expect(seen).toHaveLength(planted.length + 1);
    expect(again).toEqual(seen);
    for (const [index, { mend }] of planted.entries()) {
      const sold = sales[index];
      if (sold) await mend(sold);
    }
    await compare();
    expect(await open()).toEqual([]);
  });

  test('the status of a payment that is paid at the provider and not here is asked again', async () => {
    const lost = sql<{ id: number }>`select id from payments where provider_reference = ${sales[1]?.reference}`;
    const [payment] = (await inDatabase((db) => lost.execute(db))).rows;
    const { rows } = await world.ownerPool.query(
      "select key from graphile_worker.jobs where task_identifier = 'sync_payment'",
    );
    expect(rows).toEqual([{ key: `sync_payment:${payment?.id}` }]);
  });
});

describe('a finding', () => {
  const one = async (search = 'tr_odd') =>
    (await call(api.listProviderFindings, { as, query: { search } })).body.findings[0];

  test('is reported once, in the inbox, by mail and in the metrics', async () => {
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

  test('is explained by a superadmin, with an audit row, and stays explained while its amounts are the same', async () => {
    const params = { providerFindingId: (await one())?.id ?? 0 };
    const body = { explanation: 'Testbetaling van de penningmeester', expected_in_cents: 0, actual_in_cents: 100 };
    for (const other of ['admin', 'staff'] as const)
      expect((await call(api.explainProviderFinding, { as: other, params, body })).status).toBe(403);
    expect(
      (await call(api.explainProviderFinding, { as, params, body: { ...body, explanation: ' ' } })).errors,
    ).toHaveProperty('explanation');
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

  test('is open again when its amount changes, and closed when the difference is gone', async () => {
    found('tr_odd').amount = '2.00';
    await compare();
    const changed = await one();
    expect(changed).toMatchObject({ status: 'open', explanation: null, actual_in_cents: 200 });
    // an explanation for the earlier amount is refused
    const params = { providerFindingId: changed?.id ?? 0 };
    const body = { explanation: 'Klopt', expected_in_cents: 0, actual_in_cents: 100 };
    expect((await call(api.explainProviderFinding, { as, params, body })).status).toBe(409);
    expect(await one()).toMatchObject({ status: 'open' });
    mollie.payments.delete('tr_odd');
    await compare();
    expect(await one()).toMatchObject({ status: 'closed' });
  });

  test('is also reported when a superadmin found and explained it before', async () => {
    const heard = async () => (await call(listInbox, { as })).body.items.length;
    const before = await heard();
    there('tr_odd_2', { cents: 100, at: '2028-04-19T09:30:00Z' });
    await compare();
    const params = { providerFindingId: (await one('tr_odd_2'))?.id ?? 0 };
    expect(
      (
        await call(api.explainProviderFinding, {
          as,
          params,
          body: { explanation: 'Klopt', expected_in_cents: 0, actual_in_cents: 100 },
        })
      ).status,
    ).toBe(200);
    for (const _ of [1, 2]) await compare({ isByHand: false, at: hoursLater(21) });
    expect(await heard()).toBe(before + 1);
    const { rows } = await inDatabase((db) =>
      sql<{ body_text: string }>`select body_text from mails order by id desc limit 1`.execute(db),
    );
    expect(rows[0]?.body_text).toMatch(/provider\/findings$/m);
    mollie.payments.delete('tr_odd_2');
    await compare();
  });
});

test('a day with an unreachable provider is not compared, reported after two days, and compared when the provider is back', async () => {
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
  const ofMonth = { month: '2028-05', applicationId: String(application), itemsPerPage: 1 };
  const { months, totals } = (await call(api.listProviderMonths, { as, query: ofMonth })).body;
  expect(totals.days_not_compared).toBe(months[0]?.days_not_compared);
  expect(totals.days_not_compared).toBeGreaterThan(0);
  const { comparison } = (await call(api.getProviderComparison, { as })).body;
  expect(comparison).toMatchObject({ is_set_up: true, tried_at: at(79).toISOString() });
  mollie.keys.add('test_key');
  mollie.malformed.push('<html>');
  await compare({ isByHand: false, at: at(85) });
  expect((await last())[1]).toMatchObject({ day: '2028-05-03', state: 'not_compared', reason: 'answer_unreadable' });
  await sell({ at: '2028-05-03T12:00:00Z', cents: 300 });
  await compare({ isByHand: false, at: at(91) });
  expect(await days({ applicationId: String(application), state: 'not_compared' })).toEqual([]);
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
  const month = (await days({ applicationId: String(application), month: '2028-10' })).slice(-2);
  expect(month.map(({ day, payments_here, payments_there }) => [day, payments_here, payments_there])).toEqual([
    ['2028-10-29', 4, 4],
    ['2028-10-30', 1, 1],
  ]);
  expect(await open()).toEqual([]);
});

describe('a platform with its own keys', () => {
  const platform = { applicationId: String(otherApplication) };
  const last = async () => (await days(platform)).at(-1);
  const params = { applicationId: otherApplication };

  test('is compared with the accounts of all its keys', async () => {
    await change(
      sql`insert into organization_applications (organization_id, application_id) values (${organization}, ${otherApplication})`,
    );
    const current_password = 'een lang wachtwoord';
    const hash = await hashPassword(current_password);
    await change(sql`update users set password_hash = ${hash} where id = ${tenants.users.superadmin}`);
    await call(updatePaymentKey, { as, params, body: { key: FORMER, current_password } });
    await call(updatePaymentKey, { as, params, body: { key: PRESENT, current_password } });
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

  test('is compared without an earlier account that refuses its key, unless a payment here may be in that account', async () => {
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

test('only superadmins can request a comparison', async () => {
  expect((await call(api.compareProvider, { as: 'admin' })).status).toBe(403);
  const answers = await Promise.all([1, 2].map(() => call(api.compareProvider, { as })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
});
