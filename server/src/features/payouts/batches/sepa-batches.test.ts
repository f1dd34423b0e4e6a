import { createHash } from 'node:crypto';
import * as invoices from '@move/contract/invoices/invoices.ts';
import * as own from '@move/contract/payouts/payouts.ts';
import * as api from '@move/contract/payouts/sepa-batches.ts';
import { nextTargetDay } from '@move/domain/payouts/target-days.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { seedPlainInvoice } from '../../invoices/invoices.seed.ts';
import { payoutWorld } from '../../../testing/money/payout-world.ts';
import { checkPain001 } from '../bank-files/check-pain001.ts';
import { mailPayouts } from '../payout-mails.ts';
import { seedBatch, seedRefund } from '../payouts.seed.ts';

const world = await payoutWorld();
const { call, tenants, config, context, inDatabase, execution_date, clock } = world;
const { work, read, create, created, exported, executed, canceled, sell, orderOf } = world;
const { organization, otherOrganization, users } = tenants;
const as = 'superadmin';

beforeEach(() =>
  inDatabase(async (db) => {
    await sql`delete from user_roles where role = 'superadmin' and user_id <> ${users.superadmin}`.execute(db);
    await sql`delete from superadmin_terms where user_id <> ${users.superadmin}`.execute(db);
    await sql`update organizations set email = 'info@club.example' where id = ${organization}`.execute(db);
  }),
);

describe('a batch', () => {
  test('is previewed, created, exported and downloaded', async () => {
    const { orderId } = await sell();
    await sell(800, otherOrganization);
    const { body } = await call(api.previewSepaBatch, { as, query: { payoutMonth: clock.month } });
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
    const begun = await create();
    expect([begun.status, begun.body.sepa.status]).toEqual([202, 'preparing']);
    const { id } = begun.body.sepa;
    const params = { sepaBatchId: id };
    await work(id);
    expect(await read(id)).toMatchObject({
      status: 'draft',
      number_of_payments: 2,
      total_in_cents: 2_050,
      may: { export: true, execute: false, cancel: true, download: false },
    });
    expect((await call(api.executeSepaBatch, { as, params })).status).toBe(409);
    expect((await call(api.downloadSepaBatch, { as, params })).errors).toHaveProperty('state');
    expect((await read(id)).status).toBe('draft');
    const sent = await call(api.exportSepaBatch, { as, params });
    expect(sent.body.sepa).toMatchObject({
      status: 'exported',
      msg_id: `MOVE-${clock.month}-${id}`,
      may: { execute: false, cancel: true },
    });
    // the execution day, tomorrow at the earliest, hasn't come
    expect((await call(api.executeSepaBatch, { as, params })).errors).toHaveProperty('state');
    expect((await call(api.exportSepaBatch, { as, params })).errors).toHaveProperty('state');
    const first = await call(api.downloadSepaBatch, { as, params });
    const second = await call(api.downloadSepaBatch, { as, params });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(createHash('sha256').update(first.bytes).digest('hex')).toBe(sent.body.sepa.file_sha256);
    expect(checkPain001(first.bytes.toString())).toEqual([]);
    expect(first.bytes.toString()).toContain('<StrtNm>Een-laan</StrtNm>');
    expect(await executed(id)).toMatchObject({ status: 'executed', may: { execute: false, cancel: false } });
    expect(await orderOf(orderId)).toMatchObject({
      status: 'complete',
      transaction: 'complete',
      settled_at: expect.any(String),
    });
    expect((await call(api.cancelSepaBatch, { as, params })).status).toBe(409);
  });

  test('that is canceled opens everything again, and the next batch pays it', async () => {
    const { orderId } = await sell();
    const sepa = await exported();
    expect((await orderOf(orderId))?.sepa_line_id).not.toBeNull();
    expect(await canceled(sepa.id)).toMatchObject({
      status: 'canceled',
      lines: [{ status: 'canceled' }],
      may: { download: false },
    });
    const file = await call(api.downloadSepaBatch, { as, params: { sepaBatchId: sepa.id } });
    expect([file.status, Object.keys(file.errors)]).toEqual([409, ['state']]);
    expect((await orderOf(orderId))?.sepa_line_id).toBeNull();
    expect((await created()).total_in_cents).toBe(sepa.total_in_cents);
  });

  test('settles invoices with what it pays', async () => {
    await sell(900);
    const number = '2020-000001';
    const id = await inDatabase((db) =>
      seedPlainInvoice(db, { organization_id: organization, month: '2020-01', cents: 100, number }),
    );
    const sepa = await exported();
    const params = { organizationId: organization, invoiceId: id };
    const shown = async () => (await call(invoices.getInvoice, { as: 'staff', params })).body.invoice;
    const payout = { sepa_batch_id: sepa.id, payout_month: clock.month, execution_date };
    expect(await shown()).toMatchObject({ status: 'issued', payout: { ...payout, settled_at: null } });
    const { executed_at: settled_at, execution_date: day } = await executed(sepa.id);
    expect(await shown()).toMatchObject({
      status: 'settled',
      payout: { ...payout, execution_date: day, settled_at },
      timeline: [{ kind: 'issued' }, { kind: 'settled', at: settled_at, payout: { ...payout, execution_date: day } }],
    });
  });

  test('leaves out an organisation whose account was replaced since, and its money stays open', async () => {
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
    expect((await orderOf(orderId))?.sepa_line_id).toBeNull();
  });

  test('mails each organisation once how much it was paid', async () => {
    await sell(500);
    const { id, lines } = await exported();
    await executed(id);
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
  test('has the same amount in the list, the sums, the CSV and the PDF', async () => {
    const { lineId } = await sell(1_000);
    await inDatabase((db) => seedRefund(db, { lineId, cents: 250, booked_at: clock.lastMonth }));
    const { id } = await exported();
    const organizationId = organization;
    const { body } = await call(own.listPayouts, { params: { organizationId } });
    const [payout] = body.payouts;
    expect(payout).toMatchObject({ status: 'exported', payout_month: clock.month });
    expect(body.open).toMatchObject({ reason: expect.toBeOneOf([null, 'below_minimum']) });
    const params = { organizationId, payoutId: payout?.id ?? 0 };
    const detail = (await call(own.getPayout, { as: 'trainer', params })).body.payout;
    const add = (rows: readonly { amount_in_cents: number }[]) =>
      rows.reduce((sum, { amount_in_cents }) => sum + amount_in_cents, 0);
    expect(add(detail.sums)).toBe(detail.amount_in_cents);
    const { items } = (await call(own.listPayoutItems, { params, query: { itemsPerPage: 500 } })).body;
    expect(add(items)).toBe(detail.amount_in_cents);
    const onePage = { itemsPerPage: 1, kind: 'refund' as const };
    const refunds = (await call(own.listPayoutItems, { params, query: onePage })).body;
    expect(refunds.totals.amount_in_cents).toBe(add(items.filter(({ kind }) => kind === 'refund')));
    expect(items.some(({ kind, amount_in_cents }) => kind === 'refund' && amount_in_cents === -250)).toBe(true);
    const csv = (await call(own.exportPayoutStatement, { params, query: { format: 'csv' } })).bytes.toString();
    const rows = csv.trim().split('\r\n').slice(1);
    for (const row of rows) expect(row.split(';').slice(-2).join(';')).toMatch(/^(-?\d+,\d\d)?;-?\d+,\d\d$/);
    const amounts = rows.map((line) => Math.round(Number(line.split(';').at(-1)?.replace(',', '.')) * 100));
    const total = amounts.pop();
    expect([amounts.reduce((sum, cents) => sum + cents, 0), total]).toEqual([
      detail.amount_in_cents,
      detail.amount_in_cents,
    ]);
    const pdf = await call(own.exportPayoutStatement, { params });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // an administrator of one platform sees no payouts, since these cover all platforms
    const limited = await call(own.listPayouts, { as: 'admin', params: { organizationId } });
    expect(limited.body).toMatchObject({ payouts: [], open: null });
    // only superadmins can read the payouts of a removed organisation
    await inDatabase((db) => sql`update organizations set deleted_at = now() where id = ${organization}`.execute(db));
    for (const endpoint of [own.getPayout, own.listPayoutItems])
      expect((await call(endpoint, { params })).status).toBe(404);
    expect((await call(own.getAnyPayout, { as: 'admin', params })).status).toBe(403);
    expect((await call(own.getAnyPayout, { as, params })).body.payout).toEqual(detail);
    expect((await call(own.exportAnyPayoutStatement, { as, params })).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await inDatabase((db) => sql`update organizations set deleted_at = null where id = ${organization}`.execute(db));
    await canceled(id);
    expect((await call(own.getPayout, { params })).status).toBe(404);
  });

  test('contains orders of a platform that the organisation has left since', async () => {
    const { lineId } = await sell(1_000);
    await inDatabase((db) => seedRefund(db, { lineId, cents: 250, booked_at: clock.lastMonth }));
    const { lines } = await exported();
    const payoutId = lines.find((line) => line.organization.id === organization)?.id ?? 0;
    const params = { organizationId: organization, payoutId };
    const readAll = async () => ({
      items: (await call(own.listPayoutItems, { params, query: { itemsPerPage: 500 } })).body.items,
      sums: (await call(own.getPayout, { params })).body.payout.sums,
      csv: (await call(own.exportPayoutStatement, { params, query: { format: 'csv' } })).bytes.toString(),
    });
    const before = await readAll();
    expect(before.items.map(({ kind, platform }) => [kind, platform])).toEqual(
      expect.arrayContaining([
        ['order', 'Sportplein'],
        ['refund', 'Sportplein'],
      ]),
    );
    await inDatabase((db) =>
      db.deleteFrom('organization_applications').where('organization_id', '=', organization).execute(),
    );
    expect(await readAll()).toEqual(before);
    const link = { organization_id: organization, application_id: tenants.application };
    await inDatabase((db) => db.insertInto('organization_applications').values(link).execute());
  });
});

describe('is refused', () => {
  const today = Temporal.Now.plainDateISO('Europe/Amsterdam');
  const sunday = today.add({ days: 7 + 7 - today.dayOfWeek });
  const tooLate = Temporal.PlainDate.from(nextTargetDay(today.add({ days: 60 }).toString()));
  test.each([
    ['a month that has not begun', { payout_month: '2999-01' }, 'payout_month'],
    ['a past day', { execution_date: '2026-01-05' }, 'execution_date'],
    ['a closing day', { execution_date: sunday.toString() }, 'execution_date'],
    ['a day after two months', { execution_date: tooLate.toString() }, 'execution_date'],
    ['a day at the end of the calendar', { execution_date: '9999-12-30' }, 'execution_date'],
    ['a month that does not exist', { payout_month: '2026-13' }, 'payout_month'],
  ])('%s', async (_what, body, field) => {
    await sell();
    const { status, errors } = await create(body);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('a day after two months, by the database as well', async () => {
    const late = inDatabase((db) =>
      seedBatch(db, {
        payout_month: clock.month,
        appKey: config.appKey,
        execution_date: '2030-03-04',
        created_at: '2030-01-02T09:00:00Z',
      }),
    );
    await expect(late).rejects.toThrow('within 60 days');
  });

  test('a month in which nothing is open', async () => {
    await created();
    expect((await create()).errors).toHaveProperty('payout_month');
  });
});
