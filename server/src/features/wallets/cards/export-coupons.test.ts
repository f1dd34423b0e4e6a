import { listAudit } from '@move/contract/audit/audit.ts';
import { exportCoupons, listCoupons, updateCoupons } from '@move/contract/wallets/coupons.ts';
import { normalizeCode } from '@move/domain/wallets/coupon-code.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedBatch, seedCoupon, seedWallet } from '../wallets.seed.ts';

const { call, appPool, tenants } = await testApp();
const as = 'superadmin';
const params = await asSystem(appPool, async (db) => {
  const wallet_id = await seedWallet(db, { name: 'Één & Twéé', slug: 'een', application_ids: [tenants.application] });
  await seedCoupon(db, { wallet_id, code: 'ZOMER-PROEF1', value: 10, quantity: 5, expires_at: '2090-07-31T22:00:00Z' });
  await seedCoupon(db, { wallet_id, code: 'UITGEZET-12', is_enabled: false });
  return { walletId: wallet_id };
});
const batchId = await asSystem(appPool, (db) =>
  seedBatch(db, { wallet_id: params.walletId, count: 21, prefix: 'SERIE' }),
);
const exported = (query: object, locale = 'nl') =>
  call(exportCoupons, { as, params, query, headers: { 'accept-language': locale } });
const textOf = (bytes: Buffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('the sheet has the rows of the list, in its order', async () => {
  const query = { status: 'active', sort: 'code', order: 'asc', search: '' } as const;
  const { status, bytes, headers } = await exported(query);
  expect([status, headers['content-disposition']]).toEqual([200, expect.stringMatching(/vouchers-[\d-]+\.xlsx/)]);
  const [head, ...rows] = readSheet(bytes);
  expect(head).toEqual([
    'Code',
    'Moves',
    'Keer',
    'Ingewisseld',
    'Status',
    'Serie',
    'Verloopt',
    'Gemaakt',
    'Laatst ingewisseld',
  ]);
  const { coupons } = (await call(listCoupons, { as, params, query: { ...query, itemsPerPage: 100 } })).body;
  expect(rows.map(([code]) => code)).toEqual(coupons.map(({ code }) => code));
  expect(rows).toHaveLength(22);
  expect(rows.at(-1)?.slice(0, 6)).toEqual(['ZOMER-PROEF1', '10', '5', '0', 'Actief', '']);
});

test('the CSV has the same rows, in the reader’s language and the time zone of the platform', async () => {
  const { status, bytes, headers } = await exported({ search: 'zomer', format: 'csv' }, 'en');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, row, ...rest] = textOf(bytes).split('\r\n');
  expect(head).toBe('\uFEFFCode;Moves;Times;Redeemed;Status;Batch;Expires;Created;Last redeemed');
  expect(row).toMatch(/^ZOMER-PROEF1;10;5;0;Active;;2090-08-01 00:00;\d{4}-\d\d-\d\d \d\d:\d\d;$/);
  expect(rest).toEqual(['']);
});

test('the database refuses a code that a spreadsheet would read as a formula', async () => {
  const insert = asSystem(appPool, (db) => seedCoupon(db, { wallet_id: params.walletId, code: '=1+12345' }));
  await expect(insert).rejects.toThrow('check constraint');
});

test('cards are a tagged PDF, ten on a page, with the code as text and as QR', async () => {
  const { status, bytes, headers } = await exported({ batchId, format: 'cards' });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = bytes.toString('latin1');
  expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
  expect(pdf).toContain('/Marked true');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3);
  expect(pdf.match(/\/S \/Figure/g)).toHaveLength(21);
  // wallet, moves, code, and the platform on which it is redeemed
  expect(pdf.match(/\/S \/P\b/g)).toHaveLength(21 * 4);
  const [coupon] = (await call(listCoupons, { as, params, query: { batchId } })).body.coupons;
  expect(normalizeCode(coupon?.code ?? '')).toMatch(/^SERIE/);
});

test('only chosen coupons are exported', async () => {
  const { coupons } = (await call(listCoupons, { as, params, query: { batchId, itemsPerPage: 2 } })).body;
  const ids = coupons.map(({ id }) => id).join(',');
  const text = textOf((await exported({ format: 'csv', ids })).bytes);
  expect(text.trim().split('\r\n')).toHaveLength(1 + 2);
  for (const { code } of coupons) expect(text).toContain(code);
  const cards = (await exported({ format: 'cards', ids })).bytes.toString('latin1');
  expect(cards.match(/\/S \/Figure/g)).toHaveLength(2);
});

test('a chosen coupon has a card, whatever its status', async () => {
  const { coupons } = (await call(listCoupons, { as, params, query: { search: 'uitgezet' } })).body;
  expect(coupons).toMatchObject([{ status: 'disabled' }]);
  const cardsOf = async (query: object) =>
    (await exported({ format: 'cards', ...query })).bytes.toString('latin1').match(/\/S \/Figure/g)?.length ?? 0;
  expect(await cardsOf({ ids: String(coupons[0]?.id) })).toBe(1);
  expect(await cardsOf({ search: 'uitgezet' })).toBe(0);
});

test('cards are made in a thread of their own', async () => {
  const started: unknown[] = [];
  const note = (thread: unknown) => started.push(thread);
  process.on('worker', note);
  await exported({ search: 'ZOMER', format: 'cards' }, 'en');
  process.off('worker', note);
  expect(started).toHaveLength(1);
});

test('exactly 1,000 cards are made; more are refused with a message that has their number', async () => {
  const wallet = await asSystem(appPool, async (db) => {
    const wallet_id = await seedWallet(db, { name: 'Veel', slug: 'veel', application_ids: [tenants.application] });
    await seedBatch(db, { wallet_id, count: 1_001 });
    return wallet_id;
  });
  const query = { format: 'cards' } as const;
  const refused = await call(exportCoupons, { as, params: { walletId: wallet }, query });
  expect([refused.status, refused.errors]).toEqual([
    422,
    { format: [expect.stringMatching(/^Dit zijn 1001 vouchers\. Een pdf heeft er hoogstens 1000/)] },
  ]);
  const [one] = (await call(listCoupons, { as, params: { walletId: wallet } })).body.coupons;
  const body = { ids: [one?.id ?? 0], is_enabled: false };
  await call(updateCoupons, { as, params: { walletId: wallet }, body });
  const made = await call(exportCoupons, { as, params: { walletId: wallet }, query: { ...query, status: 'active' } });
  expect(made.bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(100);
}, 60_000);

test('every export is audited, and only superadmins can export', async () => {
  const before = await asSystem(appPool, async (db) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from audit_log where action = 'exportCoupons'`.execute(db);
    return rows[0]?.count ?? 0;
  });
  for (const format of ['xlsx', 'csv', 'cards']) await exported({ search: 'ZOMER', format });
  const { audit } = (await call(listAudit, { as, query: { subjectType: 'wallets' } })).body;
  expect(audit.filter(({ action }) => action === 'exportCoupons').length).toBe(before + 3);
  for (const other of ['admin', 'staff'] as const) {
    expect((await call(exportCoupons, { as: other, params })).status).toBe(403);
  }
});
