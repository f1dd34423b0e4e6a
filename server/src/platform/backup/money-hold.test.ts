import * as invoices from '@move/contract/invoices/invoices.ts';
import * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { holdMoney, releaseMoney } from './money-hold.ts';
import { seedInvoice } from '../../features/invoices/invoices.seed.ts';
import { issueClosedMonths } from '../../features/invoices/invoices.tasks.ts';
import { seedOrder } from '../../features/orders/orders.seed.ts';
import { payoutWorld } from '../../testing/money/payout-world.ts';

const world = await payoutWorld();
const { call, inDatabase, context, created, sell, orderOf, tenants } = world;
const as = 'superadmin';
const SENTENCE =
  'Een back-up van 2026-11-03 is teruggezet. De beheerder van de installatie kijkt eerst na wat er sindsdien is uitbetaald en gefactureerd';

const countInvoices = async () =>
  (await inDatabase((db) => sql<{ count: number }>`select count(*) as count from invoices`.execute(db))).rows[0]?.count;

test('after a restore no payouts are exported and no invoices issued until the operator releases them', async () => {
  await sell();
  const { id } = await created();
  const invoiceId = await inDatabase(async (db) => {
    const { orderId } = await seedOrder(db, { organization_id: tenants.otherOrganization, fee_in_cents: 35 });
    await sql`update orders set payout_month = '2025-03' where id = ${orderId}`.execute(db);
    await sql`update invoicing_start set month = '2025-02'`.execute(db);
    return seedInvoice(db, { organization_id: tenants.organization });
  });
  const known = await countInvoices();
  await holdMoney(context.ownerPool, '2026-11-02T23:30:00Z');
  const refused = [
    await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } }),
    await call(invoices.generateInvoices, { as, body: { month: '2025-02' } }),
    await call(invoices.creditInvoice, { as, params: { invoiceId } }),
  ];
  expect(refused.map(({ status, errors }) => [status, errors])).toEqual(
    refused.map(() => [409, { state: [SENTENCE] }]),
  );
  await issueClosedMonths(context);
  expect(await countInvoices()).toBe(known);

  expect(await inDatabase(releaseMoney)).toBe(true);
  expect(await inDatabase(releaseMoney)).toBe(false);
  expect((await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } })).body.sepa.status).toBe('exported');
  expect((await call(invoices.generateInvoices, { as, body: { month: '2025-02' } })).status).toBe(202);
});

test('after a restore a new order skips 100,000 numbers', async () => {
  const before = await sell();
  await holdMoney(context.ownerPool, new Date().toISOString());
  await inDatabase(releaseMoney);
  const after = await sell();
  expect(after.orderId - before.orderId).toBeGreaterThan(100_000);
  expect(await orderOf(after.orderId)).toMatchObject({ status: 'paid' });
});

test('after a restore every table skips 100,000 ids', async () => {
  const ids = () =>
    inDatabase((db) =>
      sql<{ id: number; name: string }>`
        select attrelid::regclass::text as name, coalesce(pg_sequence_last_value(pg_get_serial_sequence(attrelid::regclass::text, attname)::regclass), 0) as id
        from pg_attribute join pg_class on pg_class.oid = attrelid
        where attidentity <> '' and relnamespace = 'public'::regnamespace and not relispartition order by 1`.execute(
        db,
      ),
    );
  const before = await ids();
  await holdMoney(context.ownerPool, new Date().toISOString());
  await inDatabase(releaseMoney);
  const after = await ids();
  const skipped = after.rows.map(({ name, id }, at) => [name, id - (before.rows[at]?.id ?? 0) >= 100_000]);
  expect(skipped.filter(([, isSkipped]) => !isSkipped)).toEqual([]);
  expect(skipped.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'participants',
      'bundle_participants',
      'waitlist_entries',
      'purchases',
      'users',
      'profiles',
    ]),
  );
});
