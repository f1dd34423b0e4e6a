import { listInbox } from '@move/contract/jobs/inbox.ts';
import * as api from '@move/contract/reconciliation/reconciliation.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPlainInvoice } from '../../invoices/invoices.seed.ts';
import { openMetrics } from '../../../app/monitoring/metrics.ts';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedFinanceInfo } from '../../finances/finances.seed.ts';
import { seedBatch, seedRefund, seedSale } from '../../payouts/payouts.seed.ts';
import { seedExecuted } from '../reconciliation.seed.ts';
import { runCheck } from './run-check.ts';

// Differences that the product itself can't make: rows that are changed while all triggers are off.
const app = await testApp();
const { call, appPool, sidePool, probePool, config, admin, tenants } = app;
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const superuser = new pg.Client(admin);
await superuser.connect();
afterAll(() => superuser.end());

const now = new Date('2028-04-20T03:30:00Z');
const log = createLog('silent');
const check = (userId?: number) => runCheck({ userId }, { pool: appPool, sidePool, config, log, now });
const last = async () => {
  const { check: found } = (await call(api.getReconciliationCheck, { as: 'superadmin' })).body;
  const { findings } = (await call(api.listReconciliationFindings, { as: 'superadmin' })).body;
  return { ...found, findings };
};
const organization_id = tenants.organization;

beforeAll(() =>
  inDatabase(async (db) => {
    const feb = new Date('2028-02-10T12:00:00Z');
    await seedFinanceInfo(db, { organization_id, appKey: config.appKey });
    const { lineId } = await seedSale(db, { organization_id, cents: 5_000, fee_in_cents: 35, paid_at: feb });
    await seedSale(db, { organization_id, cents: 1_000, paid_at: feb });
    await seedRefund(db, { lineId, cents: 400, booked_at: new Date('2028-02-11T12:00:00Z') });
    await seedPlainInvoice(db, {
      organization_id,
      month: '2028-02',
      issued_on: '2028-03-01',
      number: '2028-000001',
      cents: 35,
    });
  }),
);
beforeAll(async () => {
  await inDatabase(async (db) => {
    const id = await seedBatch(db, { payout_month: '2028-03', execution_date: '2028-03-03', appKey: config.appKey });
    await seedExecuted(db, id);
  });
});

/** Changes rows with triggers and rules off, as a superuser of PostgreSQL could. */
const tamper = (statements: string) =>
  superuser.query(`begin; set local session_replication_role = replica; ${statements}; commit`);

test('books that agree have no findings and no report', async () => {
  await check();
  expect(await last()).toMatchObject({ findings_count: 0, findings: [], checked_by: null });
  const { body } = await call(api.getReconciliation, { as: 'superadmin', query: { month: '2028-03' } });
  // 50.35 + 10.00 − 4.00 − 0.35
  expect(body.reconciliation).toMatchObject({
    state: 'balances',
    paid_in_cents: 5_600,
    closing_in_cents: 0,
    differing_count: 0,
  });
  expect((await call(listInbox, { as: 'superadmin' })).body.items).toEqual([]);
});

const refundWithoutPayout = {
  what: 'a refund taken out of its payout',
  plant: 'update refunds set sepa_line_id = null',
  undo: 'update refunds set sepa_line_id = (select id from sepa_lines)',
  kinds: ['identity', 'payout_items'],
};

const differences = [
  refundWithoutPayout,
  {
    what: 'another amount of a payout',
    plant: 'update sepa_lines set amount_in_cents = amount_in_cents + 1',
    undo: 'update sepa_lines set amount_in_cents = amount_in_cents - 1',
    kinds: ['payout_items', 'payout_shares'],
  },
  {
    what: 'another amount of what was sold and paid out',
    plant: `update transactions set total_price_in_cents = total_price_in_cents + 7, subtotal_price_in_cents = subtotal_price_in_cents + 7
      where id = (select min(id) from transactions)`,
    undo: `update transactions set total_price_in_cents = total_price_in_cents - 7, subtotal_price_in_cents = subtotal_price_in_cents - 7
      where id = (select min(id) from transactions)`,
    kinds: ['identity', 'payout_items'],
  },
  {
    what: 'an order without its payout',
    plant: 'update orders set sepa_line_id = null where id = (select max(id) from orders)',
    undo: 'update orders set sepa_line_id = (select id from sepa_lines) where id = (select max(id) from orders)',
    kinds: ['identity', 'payout_items'],
  },
  {
    what: 'another line of an invoice',
    plant: 'update invoice_lines set total_price_in_cents = 34, subtotal_price_in_cents = 34',
    undo: 'update invoice_lines set total_price_in_cents = 35, subtotal_price_in_cents = 35',
    kinds: ['invoice_lines'],
  },
  {
    what: 'service fees missing from the invoice',
    plant: `update orders set transaction_fee_in_cents = 1, subtotal_price_in_cents = subtotal_price_in_cents - 1
      where id = (select max(id) from orders)`,
    undo: `update orders set transaction_fee_in_cents = 0, subtotal_price_in_cents = subtotal_price_in_cents + 1
      where id = (select max(id) from orders)`,
    kinds: ['invoice_fees'],
  },
  {
    what: 'a refund missing from the sold line',
    plant: 'update transactions set refunded_in_cents = 300 where refunded_in_cents = 400',
    undo: 'update transactions set refunded_in_cents = 400 where refunded_in_cents = 300',
    kinds: ['refunds'],
  },
];

describe.each(differences)('$what', ({ plant, undo, kinds }) => {
  test('is found', async () => {
    await tamper(plant);
    await check(tenants.users.superadmin);
    const found = await last();
    await tamper(undo);
    expect([...new Set(found.findings.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
    expect(found.findings[0]).toMatchObject({ organization: { id: organization_id } });
    await check(tenants.users.superadmin);
    expect(await last()).toMatchObject({ findings_count: 0 });
  });
});

test('a nightly check reports the differences once to each superadmin, by mail and inbox, and in the metrics', async () => {
  await tamper(refundWithoutPayout.plant);
  await check();
  await check();
  const { items } = (await call(listInbox, { as: 'superadmin' })).body;
  expect(items[0]).toMatchObject({
    kind: 'reconciliation_differs',
    subject: '2 (2028-03)',
    link: '/admin/reconciliation',
  });
  expect((await call(listInbox, { as: 'admin' })).body.items).toEqual([]);
  const { rows } = await inDatabase((db) =>
    sql`select subject from mails where subject like 'Afsluiting%'`.execute(db),
  );
  expect(rows).toEqual([{ subject: 'Afsluiting: 2 verschillen' }]);
  const metrics = openMetrics({ appPool, sidePool, probePool });
  expect(await metrics.text()).toContain('move_reconciliation_findings 2');
  const { body } = await call(api.listReconciliations, { as: 'superadmin', query: { state: 'differs' } });
  expect(body.reconciliations.map(({ month }) => month)).toEqual(['2028-03']);
});
