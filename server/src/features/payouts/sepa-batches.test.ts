import { createHash } from 'node:crypto';
import * as invoices from '@move/contract/invoices/invoices.ts';
import * as own from '@move/contract/payouts/payouts.ts';
import * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole, seedUser } from '../access/access.seed.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { earliestExecution } from './assert-payable.ts';
import { checkPain001 } from './check-pain001.ts';
import { mailPayouts } from './mail-payouts.ts';
import { seedInvoice, seedRefund, seedSale } from './payouts.seed.ts';

const { call, appPool, tenants, config } = await testApp();
const { organization, otherOrganization, users } = tenants;
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const as = 'superadmin';
const execution_date = earliestExecution(new Date());
/** Each test pays out a month of its own, since an organisation is paid once a month. */
let month = '2024-01';
let lastMonth = new Date();

beforeAll(() =>
  inDatabase(async (db) => {
    await seedFinanceInfo(db, {
      organization_id: organization,
      appKey: config.appKey,
      city: 'Waterstad',
      street: 'Één_laan',
    });
    await seedFinanceInfo(db, {
      organization_id: otherOrganization,
      appKey: config.appKey,
      iban: 'NL79TSTB0000000202',
    });
    await sql`update organizations set email = 'info@club.example' where id = ${organization}`.execute(db);
  }),
);

/** Cancels what earlier tests left. */
beforeEach(async () => {
  month = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
  lastMonth = new Date(`${month}-01T00:00:00Z`);
  lastMonth.setUTCDate(-10);
  await inDatabase((db) =>
    sql`delete from user_roles where role = 'superadmin' and user_id <> ${users.superadmin}`.execute(db),
  );
  const { body } = await call(api.listSepaBatches, { as });
  for (const { id, status } of body.sepas) {
    if (status === 'draft' || status === 'exported')
      await call(api.cancelSepaBatch, { as, params: { sepaBatchId: id } });
  }
});

const sell = (cents = 1_250, organization_id = organization) =>
  inDatabase((db) => seedSale(db, { organization_id, cents, paid_at: lastMonth }));
const create = (body: Record<string, unknown> = {}) =>
  call(api.createSepaBatch, { as, body: { payout_month: month, execution_date, ...body } });
const created = async () => (await create()).body.sepa;
const exported = async () => {
  const { id } = await created();
  return (await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } })).body.sepa;
};
const ofOrder = async (id: number) =>
  (
    await inDatabase((db) =>
      sql<{ status: string; sepa_line_id: number | null; settled_at: string | null; transaction: string }>`
        select orders.status, sepa_line_id, settled_at, transactions.status as transaction from orders
        join transactions on order_id = orders.id where orders.id = ${id}`.execute(db),
    )
  ).rows[0];

describe('a batch', () => {
  test('goes from preview to the bank and back', async () => {
    const { orderId } = await sell();
    await sell(800, otherOrganization);
    const { body } = await call(api.previewSepaBatch, { as, query: { payoutMonth: month } });
    expect(body.preview).toMatchObject({
      earliest_execution_date: execution_date,
      number_of_payments: 2,
      total_in_cents: 2_050,
      skipped_by_reason: [],
      lines: [
        { organization: { id: organization }, amount_in_cents: 1_250, iban_masked: 'NL••••0101' },
        { amount_in_cents: 800 },
      ],
      missing_settings: [],
    });
    const draft = await create();
    expect(draft.status).toBe(201);
    const { id } = draft.body.sepa;
    const params = { sepaBatchId: id };
    expect(draft.body.sepa).toMatchObject({
      status: 'draft',
      number_of_payments: 2,
      total_in_cents: 2_050,
      may: { export: true, execute: false, cancel: true, download: false },
    });
    expect((await call(api.executeSepaBatch, { as, params })).status).toBe(409);
    const sent = await call(api.exportSepaBatch, { as, params });
    expect(sent.body.sepa).toMatchObject({ status: 'exported', msg_id: `MOVE-${month}-${id}`, may: { execute: true } });
    expect((await call(api.exportSepaBatch, { as, params })).errors).toHaveProperty('state');
    const first = await call(api.downloadSepaBatch, { as, params });
    const second = await call(api.downloadSepaBatch, { as, params });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(sent.body.sepa.file_sha256);
    expect(checkPain001(first.bytes.toString())).toEqual([]);
    expect(first.bytes.toString()).toContain('<StrtNm>Een-laan</StrtNm>');
    const done = await call(api.executeSepaBatch, { as, params });
    expect(done.body.sepa).toMatchObject({ status: 'executed', may: { execute: false, cancel: false } });
    expect(await ofOrder(orderId)).toMatchObject({
      status: 'complete',
      transaction: 'complete',
      settled_at: expect.any(String),
    });
    expect((await call(api.cancelSepaBatch, { as, params })).status).toBe(409);
  });

  test('that is canceled releases everything, and the next one pays it', async () => {
    const { orderId } = await sell();
    const sepa = await exported();
    expect((await ofOrder(orderId))?.sepa_line_id).not.toBeNull();
    const { body } = await call(api.cancelSepaBatch, { as, params: { sepaBatchId: sepa.id } });
    expect(body.sepa).toMatchObject({ status: 'canceled', lines: [{ status: 'canceled' }] });
    expect((await ofOrder(orderId))?.sepa_line_id).toBeNull();
    expect((await created()).total_in_cents).toBe(sepa.total_in_cents);
  });

  test('settles invoices with what it pays', async () => {
    await sell(900);
    const number = '2020-000001';
    const id = await inDatabase((db) =>
      seedInvoice(db, { organization_id: organization, month: '2020-01', cents: 100, number }),
    );
    const sepa = await exported();
    const params = { organizationId: organization, invoiceId: id };
    const shown = async () => (await call(invoices.getInvoice, { as: 'staff', params })).body.invoice;
    const payout = { sepa_batch_id: sepa.id, payout_month: month, execution_date };
    expect(await shown()).toMatchObject({ status: 'issued', payout: { ...payout, settled_at: null } });
    const { body } = await call(api.executeSepaBatch, { as, params: { sepaBatchId: sepa.id } });
    const settled_at = body.sepa.executed_at;
    expect(await shown()).toMatchObject({
      status: 'settled',
      payout: { ...payout, settled_at },
      timeline: [{ kind: 'issued' }, { kind: 'settled', at: settled_at, payout }],
    });
  });

  test('leaves out an account that was replaced since, and its money stays open', async () => {
    await sell(300);
    const { orderId } = await sell(400, otherOrganization);
    const { id } = await created();
    await inDatabase((db) =>
      sql`update finance_infos set payouts_held_since = now() where organization_id = ${otherOrganization}`.execute(db),
    );
    const { body } = await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } });
    await inDatabase((db) =>
      sql`update finance_infos set payouts_held_since = null where organization_id = ${otherOrganization}`.execute(db),
    );
    expect(body.sepa).toMatchObject({
      number_of_payments: 1,
      skipped: [{ organization: { id: otherOrganization }, reason: 'account_changed' }],
    });
    expect((await ofOrder(orderId))?.sepa_line_id).toBeNull();
  });

  test('mails each organisation once what it was paid', async () => {
    await sell(500);
    const { id, lines } = await exported();
    await call(api.executeSepaBatch, { as, params: { sepaBatchId: id } });
    const context = { pool: appPool, sidePool: appPool, config, now: new Date() } as never;
    for (const _ of [1, 2]) await mailPayouts({ sepaBatchId: id, afterId: 0 }, context);
    const { rows } = await inDatabase((db) =>
      sql`select recipient::text, subject from mails where once_key = ${`payout:${lines.find((line) => line.organization.id === organization)?.id}`}`.execute(
        db,
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ recipient: 'info@club.example' });
  });
});

describe('the statement of an organisation', () => {
  test('adds up to the amount, as list, sums and CSV; a PDF shows it', async () => {
    const { lineId } = await sell(1_000);
    await inDatabase((db) => seedRefund(db, { lineId, cents: 250, booked_at: lastMonth }));
    const { id } = await exported();
    const organizationId = organization;
    const { body } = await call(own.listPayouts, { params: { organizationId } });
    const [payout] = body.payouts;
    expect(payout).toMatchObject({ status: 'exported', payout_month: month });
    expect(body.open).toMatchObject({ reason: expect.toBeOneOf([null, 'below_minimum']) });
    const params = { organizationId, payoutId: payout?.id ?? 0 };
    const detail = (await call(own.getPayout, { as: 'trainer', params })).body.payout;
    const add = (rows: readonly { amount_in_cents: number }[]) =>
      rows.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0);
    expect(add(detail.sums)).toBe(detail.amount_in_cents);
    const { items } = (await call(own.listPayoutItems, { params, query: { itemsPerPage: 500 } })).body;
    expect(add(items)).toBe(detail.amount_in_cents);
    expect(items.some(({ kind, amount_in_cents }) => kind === 'refund' && amount_in_cents === -250)).toBe(true);
    const csv = (await call(own.exportPayoutStatement, { params, query: { format: 'csv' } })).bytes.toString();
    const amounts = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(';').at(-1)?.replace(',', '.')) * 100));
    const total = amounts.pop();
    expect([amounts.reduce((sum, cents) => sum + cents, 0), total]).toEqual([
      detail.amount_in_cents,
      detail.amount_in_cents,
    ]);
    const pdf = await call(own.exportPayoutStatement, { params });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // an administrator of one platform sees none, as payouts are of all platforms together
    const limited = await call(own.listPayouts, { as: 'admin', params: { organizationId } });
    expect(limited.body).toMatchObject({ payouts: [], open: null });
    // once the organisation is removed it is for superadmins alone
    await inDatabase((db) => sql`update organizations set deleted_at = now() where id = ${organization}`.execute(db));
    for (const endpoint of [own.getPayout, own.listPayoutItems])
      expect((await call(endpoint, { params })).status).toBe(404);
    expect((await call(own.getAnyPayout, { as: 'admin', params })).status).toBe(403);
    expect((await call(own.getAnyPayout, { as, params })).body.payout).toEqual(detail);
    expect((await call(own.exportAnyPayoutStatement, { as, params })).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await inDatabase((db) => sql`update organizations set deleted_at = null where id = ${organization}`.execute(db));
    await call(api.cancelSepaBatch, { as, params: { sepaBatchId: id } });
    expect((await call(own.getPayout, { params })).status).toBe(404);
  });
});

describe('two superadmins', () => {
  test('who creates a batch does not export it while there is another', async () => {
    await sell();
    const { id } = await created();
    const params = { sepaBatchId: id };
    const other = await inDatabase(async (db) => {
      const user = await seedUser(db, { email: `other${id}@test.example`, first_name: 'Ander', last_name: 'Test' });
      await seedRole(db, { user_id: user, role: 'superadmin' });
      return user;
    });
    expect((await call(api.getSepaBatch, { as, params })).body.sepa.may.export).toBe(false);
    for (const endpoint of [api.exportSepaBatch, api.downloadSepaBatch]) {
      const refused = await call(endpoint, { as, params });
      expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    }
    await inDatabase((db) => sql`update sepa_batches set created_by = ${other} where id = ${id}`.execute(db)).catch(
      () => null,
    );
    await inDatabase((db) => sql`update users set closed_at = now() where id = ${other}`.execute(db));
    expect((await call(api.downloadSepaBatch, { as, params })).status).toBe(200);
  });

  test('who create at once make one batch', async () => {
    await sell();
    const answers = await Promise.all([create(), create(), create()]);
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    const { rows } = await inDatabase((db) =>
      sql`select organization_id from sepa_lines where status = 'draft' group by organization_id having count(*) > 1`.execute(
        db,
      ),
    );
    expect(rows).toEqual([]);
  });
});

describe('is refused', () => {
  test.each([
    ['a month that has not begun', { payout_month: '2999-01' }, 'payout_month'],
    ['a day that has been', { execution_date: '2026-01-05' }, 'execution_date'],
    ['a closing day', { execution_date: '2999-12-25' }, 'execution_date'],
    ['a month that is none', { payout_month: '2026-13' }, 'payout_month'],
  ])('%s', async (_what, body, field) => {
    await sell();
    const { status, errors } = await create(body);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('a month in which nothing is open', async () => {
    await created();
    expect((await create()).errors).toHaveProperty('payout_month');
  });
});

test('a batch that is cut off in the middle leaves nothing', async () => {
  const { orderId, lineId } = await sell();
  await inDatabase((db) => seedRefund(db, { lineId, cents: 100, booked_at: lastMonth }));
  const { insertBatch } = await import('./create-sepa-batch.ts');
  const cut = inDatabase(async (db) => {
    await insertBatch(db, { payout_month: month, execution_date, created_by: null, appKey: config.appKey });
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  });
  await expect(cut).rejects.toThrow();
  expect((await ofOrder(orderId))?.sepa_line_id).toBeNull();
  const { rows } = await inDatabase((db) => sql`select id from sepa_batches where status = 'draft'`.execute(db));
  expect(rows).toEqual([]);
  expect((await created()).total_in_cents).toBeGreaterThanOrEqual(1_150);
});
