import { listAudit } from '@move/contract/audit/audit.ts';
import * as api from '@move/contract/invoices/invoices.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { deliverMail } from '../../platform/mail/mail.tasks.ts';
import { closeSmtp } from '../../platform/mail/smtp.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedOrder } from '../orders/orders.seed.ts';
import { issueClosedMonths, prepareInvoices } from './invoices.tasks.ts';
import { findOpenMonths } from './issue/issue-month.ts';

const app = await testApp();
const { organization, otherOrganization } = app.tenants;
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(app.appPool, work);
const context = (now: Date) => ({ ...app, pool: app.appPool, now, log: createLog('silent') });
const NEXT_YEAR = new Date('2030-01-15T12:00:00Z');

async function sold(organization_id: number, fee_in_cents: number, payout_month: string): Promise<void> {
  await inDatabase(async (db) => {
    const { orderId } = await seedOrder(db, { organization_id, fee_in_cents });
    await sql`update orders set payout_month = ${payout_month} where id = ${orderId}`.execute(db);
  });
}
const mails = async () =>
  (
    await app.ownerPool.query<{
      recipient: string;
      subject: string;
      attachment_name: string | null;
      body_text: string;
    }>('select recipient, subject, attachment_name, body_text from mails where attachment_name is not null order by id')
  ).rows;
const listed = async (query = {}) => (await app.call(api.listAllInvoices, { as: 'superadmin', query })).body;

await inDatabase((db) =>
  sql`update organizations set email = 'bestuur@zwemclub.test' where id = ${organization}`.execute(db),
);
await inDatabase((db) => sql`update organizations set email = '' where id = ${otherOrganization}`.execute(db));
await sold(organization, 35, '2025-03');
await sold(organization, 35, '2025-03');
await sold(otherOrganization, 100, '2025-03');
await sold(organization, 70, '2025-04');

await sold(organization, 35, '2029-01');
await sold(organization, 35, '2030-01');
await inDatabase((db) => sql`update invoicing_start set month = '2024-01'`.execute(db));
await issueClosedMonths(context(NEXT_YEAR));

describe('mail and PDF', () => {
  test('every invoice is mailed once with its PDF, even when jobs run twice', async () => {
    await Promise.all([prepareInvoices(context(new Date())), prepareInvoices(context(new Date()))]);
    await prepareInvoices(context(new Date()));
    const sent = await mails();
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set(['bestuur@zwemclub.test']));
    expect(sent[0]?.attachment_name).toMatch(/^factuur-\d{4}-\d{6}\.pdf$/);
    expect(sent[0]?.body_text).toContain('februari 2025: € 0,70 inclusief btw');
    const { invoices } = await listed();
    // the invoice of the organisation without an address was not mailed
    expect(invoices.map(({ status, organization: { id } }) => [id === organization, status])).toEqual(
      invoices.map(({ organization: { id } }) => [id === organization, id === organization ? 'sent' : 'issued']),
    );
  });

  test('the mail server gets the PDF as an attachment', async () => {
    const server = await startSmtpServer();
    const { rows } = await app.ownerPool.query<{ id: number; name: string }>(
      'select id, attachment_name as name from mails where attachment_id is not null order by id limit 1',
    );
    const [mail] = rows;
    const config = testConfig({ mailDriver: 'smtp', smtpUrl: server.url, filesPath: app.config.filesPath });
    await deliverMail(Number(mail?.id), { ...context(new Date()), config });
    expect(server.received[0]).toContain(`filename=${mail?.name}`);
    // %PDF- in base64
    expect(server.received[0]).toContain('JVBERi0');
    closeSmtp();
    server.stop();
  });

  test('the PDF is the stored one, and for its organisation only', async () => {
    const [invoice] = (await listed({ organizationId: organization, month: '2025-02' })).invoices;
    const params = { organizationId: organization, invoiceId: invoice?.id ?? 0 };
    const first = await app.call(api.getInvoicePdf, { params });
    expect([first.status, first.headers['content-type'], first.bytes.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    // a replaced file is not sent
    const { rows } = await inDatabase((db) =>
      sql<{ filename: string }>`
        select filename from files join invoice_pdfs on file_id = files.id where invoice_id = ${invoice?.id}`.execute(
        db,
      ),
    );
    const storage = openStorage(app.config);
    await storage.put(rows[0]?.filename ?? '', Buffer.from('%PDF-another'));
    expect((await app.call(api.getInvoicePdf, { params })).status).toBe(500);
    await storage.put(rows[0]?.filename ?? '', first.bytes);
    expect((await app.call(api.getInvoicePdf, { params })).bytes.equals(first.bytes)).toBe(true);
    expect((await app.call(api.getInvoicePdf, { as: 'stranger', params })).status).toBe(404);
    expect((await app.call(api.getInvoiceUbl, { params })).bytes.toString()).toContain(invoice?.number);
  });

  test('the database refuses to change or delete a PDF', async () => {
    await expect(inDatabase((db) => sql`update invoice_pdfs set created_at = now()`.execute(db))).rejects.toThrow(
      /stays as it is/,
    );
    await expect(inDatabase((db) => sql`delete from invoice_pdfs`.execute(db))).rejects.toThrow(/never deleted/);
  });

  test('a superadmin can mail an invoice again, which the trail of the organisation shows', async () => {
    const [invoice] = (await listed({ organizationId: organization, month: '2025-03' })).invoices;
    const params = { invoiceId: invoice?.id ?? 0 };
    const before = (await mails()).length;
    const { status, body } = await app.call(api.sendInvoice, { as: 'superadmin', params });
    expect([status, (await mails()).length - before]).toEqual([200, 1]);
    expect(body.invoice.timeline.map(({ kind, mail, by }) => [kind, mail?.to ?? null, by !== null])).toEqual([
      ['issued', null, false],
      ['mailed', 'bestuur@zwemclub.test', false],
      ['mailed', 'bestuur@zwemclub.test', true],
    ]);
    const { rows } = await inDatabase((db) =>
      sql`select actor_id is not null as by_somebody from audit_log
        where action = 'sendInvoice' and organization_id = ${organization} and subject_id = ${String(invoice?.id)} order by id`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ by_somebody: false }, { by_somebody: true }]);
  });

  test('an invoice that was settled or credited before its mail is still mailed', async () => {
    for (const month of ['2024-05', '2024-06']) await sold(organization, 35, month);
    await issueClosedMonths(context(NEXT_YEAR));
    const idOf = async (month: string) => (await listed({ month })).invoices[0]?.id ?? 0;
    const [settled, credited] = [await idOf('2024-04'), await idOf('2024-05')];
    await inDatabase((db) => sql`update invoices set status = 'settled' where id = ${settled}`.execute(db));
    await app.call(api.creditInvoice, { as: 'superadmin', params: { invoiceId: credited } });
    await prepareInvoices(context(new Date()));
    const sent = (await mails()).slice(-3);
    expect(sent.map(({ body_text }) => /niets te betalen: (.*)/.exec(body_text)?.[1])).toEqual([
      'het bedrag is verrekend met je uitbetaling.',
      'de factuur is vervallen. De creditnota krijg je in een aparte mail.',
      'we verrekenen het bedrag met je uitbetaling.',
    ]);
    expect((await listed({ isMailed: '0', organizationId: organization })).totals.count).toBe(0);
    expect((await listed({ month: '2024-04' })).invoices[0]).toMatchObject({ status: 'settled' });
  });

  test('an organisation without an address gets no mail', async () => {
    const [invoice] = (await listed({ organizationId: otherOrganization })).invoices;
    const answer = await app.call(api.sendInvoice, { as: 'superadmin', params: { invoiceId: invoice?.id ?? 0 } });
    expect(answer.status).toBe(409);
  });

  test('a filter finds undelivered invoices: without an address, or with a failed mail', async () => {
    const undelivered = async () =>
      (await listed({ isUndelivered: '1', sort: 'number', order: 'asc' })).invoices.map(({ id }) => id);
    const idsOf = async (organizationId: number) => (await listed({ organizationId })).invoices.map(({ id }) => id);
    const [without] = await idsOf(otherOrganization);
    expect(await undelivered()).toEqual([without]);
    const [sent = 0] = await idsOf(organization);
    await inDatabase((db) =>
      sql`update mails set status = 'failed' where id = (select max(mail_id) from invoice_mails where invoice_id = ${sent})`.execute(
        db,
      ),
    );
    expect(await undelivered()).toContain(sent);
    await app.call(api.sendInvoice, { as: 'superadmin', params: { invoiceId: sent } });
    expect(await undelivered()).toEqual([without]);
  });
});

describe('a credit note', () => {
  test('reverses an invoice once, with its own number', async () => {
    const [invoice] = (await listed({ organizationId: organization, month: '2025-03' })).invoices;
    const params = { invoiceId: invoice?.id ?? 0 };
    const numbers = (await listed({ itemsPerPage: 100 })).invoices.map(({ number }) => number);
    await inDatabase((db) =>
      sql`insert into user_roles (user_id, role) values (${app.tenants.users.nobody}, 'superadmin')`.execute(db),
    );
    const answers = await Promise.all([1, 2, 3].map(() => app.call(api.creditInvoice, { as: 'superadmin', params })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    const note = answers.find(({ status }) => status === 201)?.body.invoice;
    expect(note).toMatchObject({
      credits: { id: invoice?.id, number: invoice?.number },
      total_price_in_cents: -70,
      month: '2025-03',
      status: 'issued',
      may: { send: true, credit: false },
      lines: [{ payment_type: 'ideal', quantity: -1, total_price_in_cents: -70 }],
    });
    // one superadmin decides, and the others are mailed
    const { rows: notices } = await inDatabase((db) =>
      sql<{ recipient: string; body_text: string }>`select recipient::text, body_text from mails
        where subject = ${`Creditnota ${note?.number} gemaakt`}`.execute(db),
    );
    expect(notices.map(({ recipient }) => recipient)).toEqual(['nobody@test.example']);
    expect(notices[0]?.body_text).toContain(`superadmin Test heeft factuur ${invoice?.number}`);
    expect(Number(note?.number.slice(5))).toBe(Number(numbers[0]?.slice(5)) + 1);
    const { body } = await app.call(api.getAnyInvoice, { as: 'superadmin', params });
    expect(body.invoice).toMatchObject({ status: 'credited', credited_by: { number: note?.number } });
    expect(body.invoice.timeline.map(({ kind }) => kind)).toEqual(['issued', 'mailed', 'mailed', 'credited']);
    // the month is not charged again
    expect(await inDatabase((db) => findOpenMonths(db, NEXT_YEAR))).toEqual([]);
    const second = await app.call(api.creditInvoice, { as: 'superadmin', params: { invoiceId: note?.id ?? 0 } });
    expect([second.status, Object.keys(second.errors)]).toEqual([409, ['state']]);
    await prepareInvoices(context(new Date()));
    expect((await mails()).at(-1)).toMatchObject({
      subject: `Creditnota ${note?.number} bij factuur ${invoice?.number}`,
      attachment_name: `creditnota-${note?.number}.pdf`,
    });
    expect((await listed({ month: '2025-03' })).totals).toMatchObject({
      count: 2,
      credit_notes: 1,
      total_price_in_cents: 0,
    });
  });
});

describe('access', () => {
  test.each([
    ['staff', 200, 8],
    ['trainer', 200, 8],
    // an administrator sees none: an invoice covers the sales of all platforms
    ['admin', 200, 0],
    ['stranger', 404, null],
    ['childAdmin', 404, null],
  ] as const)('%s', async (as, status, count) => {
    const answer = await app.call(api.listInvoices, { as, params: { organizationId: organization } });
    expect([answer.status, answer.status === 200 ? answer.body.totals.count : null]).toEqual([status, count]);
    if (status === 200) expect(answer.body.is_hidden).toBe(as === 'admin');
  });
});

describe('lists and zips', () => {
  test('are filtered and searched', async () => {
    const [newest] = (await listed()).invoices;
    const found = async (query: object) => (await listed(query)).totals.count;
    expect(await found({ search: newest?.number ?? '' })).toBe(1);
    expect(await found({ search: 'tennis' })).toBe(1);
    expect(await found({ applicationId: app.tenants.otherApplication })).toBe(1);
    expect(await found({ status: 'credited,issued' })).toBe(3);
    expect(await found({ year: newest?.number.slice(0, 4) })).toBe(9);
    expect(await found({ year: '2020' })).toBe(0);
    expect((await listed({ month: '2025-02' })).totals).toEqual({
      count: 2,
      credit_notes: 0,
      subtotal_price_in_cents: 141,
      vat_in_cents: 29,
      total_price_in_cents: 170,
    });
  });

  test('a zip has the PDFs of the filter', async () => {
    const year = (await listed()).invoices[0]?.number.slice(0, 4) ?? '';
    const params = { organizationId: organization };
    const own = await app.call(api.downloadInvoices, { params, query: { year } });
    expect([own.status, own.headers['content-type']]).toEqual([200, 'application/zip']);
    const trail = await app.call(listAudit, { as: 'superadmin', query: { action: 'downloadInvoices' } });
    expect(trail.body.audit[0]?.changes).toEqual([{ field: 'year', old: null, new: year, names: {} }]);
    const files = unzipSync(own.bytes);
    expect(Object.keys(files)).toHaveLength(8);
    for (const [name, bytes] of Object.entries(files)) {
      expect(name).toMatch(/^(factuur|creditnota)-\d{4}-\d{6}\.pdf$/);
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    }
    const all = await app.call(api.downloadAllInvoices, { as: 'superadmin', query: { month: '2025-02' } });
    expect(Object.keys(unzipSync(all.bytes)).map((name) => name.replace(/\d{4}-\d{6}/, ''))).toEqual([
      'factuur- Zwemclub Test.pdf',
      'factuur- Tennis Elders.pdf',
    ]);
  });

  test('an empty zip is a 404 with a message', async () => {
    const params = { organizationId: organization };
    const answer = await app.call(api.downloadInvoices, { params, query: { year: '2020' } });
    expect([answer.status, answer.errors]).toEqual([404, { id: ['Er zijn geen facturen om te downloaden'] }]);
  });

  test('while PDFs are being made a zip is a 409', async () => {
    await sold(organization, 35, '2024-02');
    await issueClosedMonths(context(NEXT_YEAR));
    const answer = await app.call(api.downloadAllInvoices, { as: 'superadmin', query: { month: '2024-01' } });
    expect(answer.status).toBe(409);
    // a single PDF is drawn on request meanwhile
    const [invoice] = (await listed({ month: '2024-01' })).invoices;
    const params = { invoiceId: invoice?.id ?? 0 };
    expect((await app.call(api.getAnyInvoicePdf, { as: 'superadmin', params })).status).toBe(200);
  });

  test('the sheet has the rows of the list', async () => {
    const answer = await app.call(api.exportAllInvoices, { as: 'superadmin', query: { month: '2025-02' } });
    const [header, ...rows] = readSheet(answer.bytes);
    expect([answer.status, header?.[3]]).toEqual([200, 'Organisatie']);
    // a date, as the number of its day
    const day = expect.stringMatching(/^\d{5}$/);
    expect(rows.map((row) => [row[1], row[3], row[8]])).toEqual([
      [day, 'Tennis Elders', '1'],
      [day, 'Zwemclub Test', '0.7'],
    ]);
  });
});

test('invoices of a removed organisation are for superadmins only', async () => {
  const [invoice] = (await listed({ organizationId: organization })).invoices;
  const params = { organizationId: organization, invoiceId: invoice?.id ?? 0 };
  expect((await listed({ isRemoved: '1' })).totals.count).toBe(0);
  await inDatabase((db) => sql`update organizations set deleted_at = now() where id = ${organization}`.execute(db));
  const found = await listed({ isRemoved: '1' });
  expect([found.totals.count, found.invoices[0]?.organization.is_removed]).toEqual([9, true]);
  for (const as of ['staff', 'trainer', 'admin'] as const) {
    expect((await app.call(api.getInvoice, { as, params })).status).toBe(404);
    expect((await app.call(api.getAnyInvoice, { as, params })).status).toBe(403);
  }
  const { status, body } = await app.call(api.getAnyInvoice, { as: 'superadmin', params });
  expect([status, body.invoice.number]).toEqual([200, invoice?.number]);
  expect((await app.call(api.getAnyInvoicePdf, { as: 'superadmin', params })).status).toBe(200);
});
