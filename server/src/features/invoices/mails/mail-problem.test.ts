import * as api from '@move/contract/invoices/invoices.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedInvoice, seedPlainInvoice } from '../invoices.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization } = tenants;
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
await inDatabase((db) =>
  sql`update organizations set email = 'bestuur@zwemclub.test' where id = ${organization}`.execute(db),
);

const read = async (invoiceId: number) =>
  (await call(api.getAnyInvoice, { as: 'superadmin', params: { invoiceId } })).body.invoice;
const send = (invoiceId: number) => call(api.sendInvoice, { as: 'superadmin', params: { invoiceId } });

test('an invoice that was never mailed has a problem when it is too old to be mailed automatically', async () => {
  const seed = { organization_id: organization, cents: 1_330 };
  const today = Temporal.Now.plainDateISO('UTC').toString();
  const old = await inDatabase((db) => seedPlainInvoice(db, { ...seed, month: '2025-03', number: '2025-900001' }));
  const fresh = await inDatabase((db) =>
    seedPlainInvoice(db, { ...seed, month: '2025-05', number: `${today.slice(0, 4)}-900002`, issued_on: today }),
  );
  expect([(await read(old)).mail_problem, (await read(fresh)).mail_problem]).toEqual(['overdue', null]);
});

test('a failed mail is a problem until the invoice is mailed again; only superadmins read the reply of the mail server', async () => {
  const id = await inDatabase((db) => seedInvoice(db, { organization_id: organization, month: '2025-04' }));
  await send(id);
  expect((await read(id)).mail_problem).toBeNull();
  await inDatabase((db) =>
    sql`update mails set status = 'failed', error = '550 unknown mailbox'
      where id = (select mail_id from invoice_mails where invoice_id = ${id})`.execute(db),
  );
  const failed = await read(id);
  expect(failed.mail_problem).toBe('failed');
  expect(failed.timeline.at(-1)?.mail).toMatchObject({ status: 'failed', error: '550 unknown mailbox' });
  const params = { organizationId: organization, invoiceId: id };
  const { invoice: own } = (await call(api.getInvoice, { as: 'staff', params })).body;
  expect(own.timeline.at(-1)?.mail).toMatchObject({ status: 'failed', error: null });
  await send(id);
  expect((await read(id)).mail_problem).toBeNull();
});
