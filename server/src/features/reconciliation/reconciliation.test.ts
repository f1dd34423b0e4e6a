import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@move/contract/reconciliation/reconciliation.ts';
import { EQUATION_TERMS } from '@move/domain/reconciliation/equation.ts';
import { LEDGER_ACCOUNTS } from '@move/domain/reconciliation/journal.ts';
import { sql } from 'kysely';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedPlainInvoice } from '../invoices/invoices.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { ROOT } from '../../platform/root.ts';
import { readFirstSheet } from '../../platform/spreadsheet/read-first-sheet.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { seedBatch, seedRefund, seedSale } from '../payouts/payouts.seed.ts';
import { seedExecuted, seedExported, seedReturned } from './reconciliation.seed.ts';

const { call, appPool, config, tenants } = await testApp();
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const { organization, otherOrganization, application, otherApplication } = tenants;
const at = (day: string) => new Date(`${day}T12:00:00Z`);

// The club sells on two platforms; a part of its invoice of € 1.00 belongs to no order. The bank returns a payment a month later.
beforeAll(async () => {
  const line = await inDatabase(async (db) => {
    await sql`insert into organization_applications (organization_id, application_id) values (${organization}, ${otherApplication})`.execute(
      db,
    );
    for (const id of [organization, otherOrganization]) {
      await seedFinanceInfo(db, { organization_id: id, appKey: config.appKey });
    }
    const of = { organization_id: organization };
    const { lineId } = await seedSale(db, { ...of, cents: 2_000, fee_in_cents: 35, paid_at: at('2028-02-10') });
    await seedSale(db, {
      ...of,
      application_id: otherApplication,
      cents: 800,
      fee_in_cents: 30,
      paid_at: at('2028-02-11'),
    });
    await seedSale(db, { organization_id: otherOrganization, cents: 500, paid_at: at('2028-02-12') });
    await seedRefund(db, { lineId, cents: 300, booked_at: at('2028-02-13') });
    await seedPlainInvoice(db, { ...of, month: '2028-02', issued_on: '2028-03-01', number: '2028-000001', cents: 100 });
    return lineId;
  });
  const march = await inDatabase((db) =>
    seedBatch(db, { payout_month: '2028-03', execution_date: '2028-03-03', appKey: config.appKey }),
  );
  await inDatabase((db) => seedExecuted(db, march));
  await inDatabase((db) => seedRefund(db, { lineId: line, cents: 100, booked_at: at('2028-03-20') }));
  await inDatabase((db) => seedReturned(db, march, '2028-04-02T09:00:00Z'));
  // a new batch pays the returned amount again; the bank has not executed it yet
  const may = await inDatabase((db) =>
    seedBatch(db, { payout_month: '2028-05', execution_date: '2028-05-03', appKey: config.appKey }),
  );
  await inDatabase((db) => seedExported(db, may));
  await inDatabase((db) => sql`select write_reconciliations('2028-05')`.execute(db));
});

const as = 'superadmin';
const months = ['2028-02', '2028-03', '2028-04', '2028-05'];

test('a month is the sum of its platforms, and amounts without an order are shown apart', async () => {
  const { body } = await call(api.getReconciliation, { as, query: { month: '2028-03' } });
  const { platforms, ...totals } = body.reconciliation;
  expect(totals).toMatchObject({
    state: 'balances',
    opening_in_cents: 3_065,
    refunds_in_cents: 100,
    invoices_in_cents: 100,
  });
  // 20.35 + 8.30 + 5.00 − 3.00 − 1.00
  expect(totals).toMatchObject({
    paid_in_cents: 2_965,
    closing_in_cents: -100,
    difference_in_cents: 0,
    organizations_count: 2,
  });
  expect(
    platforms.map(({ application: platform, invoices_in_cents }) => [platform?.id ?? null, invoices_in_cents]),
  ).toEqual([
    [otherApplication, 30],
    [application, 35],
    [null, 35],
  ]);
  for (const term of EQUATION_TERMS) {
    const total = platforms.reduce((sum, row) => sum + row[`${term}_in_cents`], 0);
    expect([term, total]).toEqual([term, totals[`${term}_in_cents`]]);
  }
});

test('a batch that is exported but not executed is under way, not paid out', async () => {
  const { body } = await call(api.getReconciliation, { as, query: { month: '2028-05' } });
  expect(body.reconciliation).toMatchObject({
    state: 'balances',
    opening_in_cents: 2_865,
    paid_in_cents: 0,
    underway_in_cents: 2_865,
    closing_in_cents: 0,
    difference_in_cents: 0,
  });
  const query = { month: '2028-05', organizationId: organization, term: 'underway' as const };
  const { items, total_in_cents } = (await call(api.listReconciledItems, { as, query })).body;
  expect(total_in_cents).toBe(2_365);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['underway']));
});

test('the list has each month by platform, newest first', async () => {
  const { body } = await call(api.listReconciliations, { as, query: { applicationId: String(application) } });
  expect(
    body.reconciliations.map(({ month, paid_in_cents, returned_in_cents }) => [
      month,
      paid_in_cents,
      returned_in_cents,
    ]),
  ).toEqual([
    ['2028-05', 0, 0],
    ['2028-04', 0, 1_700],
    ['2028-03', 1_700, 0],
    ['2028-02', 0, 0],
  ]);
  const shown = { applicationId: String(application), itemsPerPage: 1 };
  const { totals } = (await call(api.listReconciliations, { as, query: shown })).body;
  expect(totals).toMatchObject({ paid_in_cents: 1_700, returned_in_cents: 1_700, underway_in_cents: 1_600 });
  expect(Object.keys(totals)).not.toContain('closing_in_cents');
  const none = await call(api.listReconciliations, { as, query: { applicationId: 'none', month: '2028-03' } });
  expect(none.body.reconciliations).toMatchObject([{ application: null, invoices_in_cents: 35, paid_in_cents: -35 }]);
});

describe.each(months)('each sum of %s', (month) => {
  test.each(['all', 'none', String(application), String(otherApplication)])(
    'is the sum over its organisations, and theirs the sum over their rows: platform %s',
    async (asked) => {
      const platform = asked === 'all' ? {} : { applicationId: asked };
      const { reconciliation } = (await call(api.getReconciliation, { as, query: { month, ...platform } })).body;
      for (const term of EQUATION_TERMS) {
        const query = { month, term, ...platform };
        const { organizations } = (await call(api.listReconciledOrganizations, { as, query })).body;
        const total = organizations.reduce((sum, row) => sum + row[`${term}_in_cents`], 0);
        // the totals row covers all pages
        const onePage = await call(api.listReconciledOrganizations, { as, query: { ...query, itemsPerPage: 1 } });
        expect([term, onePage.body.totals[`${term}_in_cents`]]).toEqual([term, total]);
        expect([term, total]).toEqual([term, reconciliation[`${term}_in_cents`]]);
        for (const row of organizations) {
          const rows = { ...query, organizationId: row.organization.id };
          const { items, total_in_cents } = (await call(api.listReconciledItems, { as, query: rows })).body;
          expect([term, total_in_cents]).toEqual([term, row[`${term}_in_cents`]]);
          expect(items.reduce((sum, item) => sum + item.amount_in_cents, 0)).toBe(total_in_cents);
        }
      }
    },
  );
});

test('rows have a title, and a link to their record', async () => {
  const query = {
    month: '2028-03',
    organizationId: organization,
    term: 'opening' as const,
    sort: 'amount_in_cents' as const,
  };
  const { items } = (await call(api.listReconciledItems, { as, query })).body;
  expect(items.map(({ kind, amount_in_cents }) => [kind, amount_in_cents])).toEqual([
    ['refund', -300],
    ['order', 830],
    ['order', 2_035],
  ]);
  expect(items[0]?.order_id).toBe(items[2]?.id);
  expect(items[2]?.reference).toBe(`B-${items[2]?.id}`);
  const paid = (await call(api.listReconciledItems, { as, query: { ...query, term: 'paid' } })).body.items;
  expect(paid[0]).toMatchObject({ kind: 'paid', sepa_batch_id: expect.any(Number), order_id: null });
});

test('an organisation is found by name, and an unknown organisation is not found', async () => {
  const query = { month: '2028-03', search: 'tennis' };
  const { organizations } = (await call(api.listReconciledOrganizations, { as, query })).body;
  expect(organizations.map(({ organization: { id } }) => id)).toEqual([otherOrganization]);
  const unknown = { month: '2028-03', organizationId: 999_999, term: 'paid' as const };
  expect((await call(api.listReconciledItems, { as, query: unknown })).status).toBe(404);
});

test('a check can be requested twice at once', async () => {
  const answers = await Promise.all([1, 2].map(() => call(api.checkReconciliation, { as })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
});

describe('the journal', () => {
  const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.') || 0) * 100);
  const read = async (month: string) => {
    const { bytes } = await call(api.exportJournal, { as, query: { month }, headers: { 'accept-language': 'nl' } });
    const lines = bytes.toString('utf8').trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
  };

  test.each(months)(
    'of %s has equal debit and credit, and changes what is owed to organisations as the month says',
    async (month) => {
      const rows = await read(month);
      const sum = (column: number, of = rows) => of.reduce((total, row) => total + cents(row[column]), 0);
      expect(sum(8)).toBe(sum(9));
      for (const entry of Map.groupBy(rows, ([number]) => number).values()) expect(sum(8, entry)).toBe(sum(9, entry));
      const owed = rows.filter(([, , account]) => account === '1600');
      const { opening_in_cents, closing_in_cents } = (await call(api.getReconciliation, { as, query: { month } })).body
        .reconciliation;
      expect(sum(9, owed) - sum(8, owed)).toBe(closing_in_cents - opening_in_cents);
    },
  );

  test('as a sheet has the rows of the CSV, with days as dates', async () => {
    const month = '2028-02';
    const query = { month, format: 'xlsx' } as const;
    const { bytes } = await call(api.exportJournal, { as, query, headers: { 'accept-language': 'nl' } });
    const rows: string[][] = [];
    await readFirstSheet(bytes, {
      maxUnpacked: 10_000_000,
      maxColumns: 10,
      maxText: 10_000_000,
      onRow: ({ cells }) => rows.push(cells),
    });
    const days = (lines: readonly string[][]) => lines.map(([number, day]) => [number, day]);
    expect(days(rows.slice(1))).toEqual(days(await read(month)));
    expect(readSheet(bytes)[1]?.[1]).toMatch(/^\d{5}$/);
  });

  test('names organisation, platform and document', async () => {
    const invoice = (await read('2028-03')).filter(([, , , , what]) => what === 'Factuur servicekosten');
    expect(invoice.map((row) => row.slice(1))).toEqual([
      [
        '2028-03-01',
        '1600',
        'Te betalen aan organisaties',
        'Factuur servicekosten',
        'Zwemclub Test',
        '',
        '2028-000001',
        '1,00',
        '',
      ],
      [
        '2028-03-01',
        '8000',
        'Opbrengst servicekosten',
        'Factuur servicekosten',
        'Zwemclub Test',
        '',
        '2028-000001',
        '',
        '1,00',
      ],
    ]);
  });

  describe('as XML Auditfile', () => {
    const SCHEMA = join(ROOT, '../shared/conformance/XmlAuditfileFinancieel3.2.xsd');
    const auditfile = async (month: string) => {
      const { bytes } = await call(api.exportJournal, { as, query: { month, format: 'xaf' } });
      return bytes.toString('utf8');
    };
    const all = (xml: string, name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

    test.each(months)('of %s has the number of lines and the sum of the CSV', async (month) => {
      const xml = await auditfile(month);
      using _document = XmlDocument.fromString(xml);
      const rows = await read(month);
      expect(all(xml, 'linesCount')).toEqual([String(rows.length)]);
      expect(all(xml, 'accID').slice(LEDGER_ACCOUNTS.length)).toHaveLength(rows.length);
      const debit = rows.reduce((sum, row) => sum + cents(row[8]), 0);
      expect([...all(xml, 'totalDebit'), ...all(xml, 'totalCredit')].map(cents)).toEqual([debit, debit]);
      const types = all(xml, 'amntTp');
      const written = all(xml, 'amnt').reduce((sum, text, at) => sum + (types[at] === 'D' ? cents(text) : 0), 0);
      expect(written).toBe(debit);
    });

    test('has separate journals, and is for superadmins only', async () => {
      const xml = await auditfile('2028-03');
      expect(all(xml, 'jrnID')).toEqual(['MEM', 'VRK', 'BNK']);
      expect(all(xml, 'jrnTp')).toEqual(['M', 'S', 'B']);
      const query = { month: '2028-03', format: 'xaf' };
      expect((await call(api.exportJournal, { as: 'admin', query })).status).toBe(403);
    });

    test.skipIf(!existsSync(SCHEMA)).each([...months, '2020-01'])('of %s is valid by its schema', async (month) => {
      using schema = XmlDocument.fromBuffer(readFileSync(SCHEMA));
      using validator = XsdValidator.fromDoc(schema);
      using document = XmlDocument.fromString(await auditfile(month));
      expect(() => validator.validate(document)).not.toThrow();
    });
  });
});
