import { getProduct } from '@move/contract/products/products.ts';
import {
  cancelPurchase,
  createPurchase,
  listPurchases,
  markPurchasePaid,
  refundPurchase,
} from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedRate, seedTerm } from '../../rates/rates.seed.ts';
import { seedPurchase } from '../purchases.seed.ts';

// The money of a purchase at the counter (docs/rules/money.md#sales-at-the-counter).

const { call, mailsTo, appPool, tenants } = await testApp();
const { organization: organization_id } = tenants;
const rate_id = await asSystem(appPool, async (db) => {
  const term = await seedTerm(db, {
    organization_id,
    name: 'Niets terug',
    periods: [{ from_minutes: null, until_minutes: null, refund_percentage: 0 }],
  });
  return seedRate(db, { organization_id, name: 'Kaart', price_in_cents: 1_250, vat_level: 'high', term_ids: [term] });
});

/** Creates a product, with a price by default. */
async function newProduct(more: object = {}) {
  const productId = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id, name: 'Strippenkaart', rate_id, ...more }),
  );
  return { organizationId: organization_id, productId };
}

const buyer = { first_name: 'Aïsha', last_name: 'Öztürk', email: 'Aisha@Test.example' };
const sale = { ...buyer, quantity: 1, payment_type: 'cash' as const };
const taken = async (params: { organizationId: number; productId: number }) =>
  (await call(getProduct, { params })).body.product.taken;

const paid = async (more: object = {}) => {
  const params = await newProduct({ spots: 10 });
  const body = { ...sale, is_paid: true, notify: false, ...more };
  const { purchase } = (await call(createPurchase, { params, body })).body;
  return { ...params, purchaseId: purchase.id };
};
const read = async ({ purchaseId, ...params }: { organizationId: number; productId: number; purchaseId: number }) =>
  (await call(listPurchases, { params })).body.purchases.find(({ id }) => id === purchaseId);

test('a purchase is paid in cash, once', async () => {
  const params = await paid({ is_paid: false });
  expect((await call(markPurchasePaid, { params })).body.purchase.status).toBe('paid');
  expect((await call(markPurchasePaid, { params })).status).toBe(409);
});

test('a purchase is refunded in parts until nothing is left, without changing the stock', async () => {
  const params = await paid({ email: 'terug@test.example' });
  const give = (amount_in_cents?: number) => call(refundPurchase, { params, body: { amount_in_cents } });
  expect((await give(500)).body.purchase).toMatchObject({ status: 'partly_refunded', refundable_in_cents: 750 });
  expect((await give(751)).errors).toEqual({ amount_in_cents: ['Er kan nog hoogstens € 7,50 worden terugbetaald'] });
  expect((await give()).body.purchase).toMatchObject({ status: 'refunded', refunded_in_cents: 1_250 });
  const again = await give();
  expect([again.status, again.errors]).toEqual([409, { state: ['Hiervan valt niets (meer) terug te betalen'] }]);
  expect(await taken(params)).toBe(1);
  const texts = (await mailsTo('terug@test.example')).map(({ body_text }) => body_text);
  expect(texts[0]).toContain('Je krijgt nog € 5,00 contant terug van');
  expect(texts[1]).toContain('Je krijgt nog € 7,50 contant terug van');
});

test('a purchase is refunded once when ten calls refund it at once', async () => {
  const params = await paid();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(refundPurchase, { params, body: {} })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await read(params)).toMatchObject({ refunded_in_cents: 1_250 });
});

test('a purchase is refunded in full when the purchase is canceled within 14 days, whatever the cancellation term; its units are in stock again', async () => {
  const params = await paid({ quantity: 2 });
  expect(await taken(params)).toBe(2);
  expect((await call(cancelPurchase, { params })).status).toBe(204);
  expect(await read(params)).toMatchObject({ status: 'refunded', refunded_in_cents: 2_500 });
  expect((await read(params))?.canceled_at).not.toBeNull();
  expect(await taken(params)).toBe(0);
  expect((await call(cancelPurchase, { params })).status).toBe(409);
});

test('a purchase is refunded after 14 days only by a user who may refund', async () => {
  const now = new Date(Date.now() - 15 * 86_400_000);
  const product = await newProduct();
  const sold = (isPaid: boolean) =>
    asSystem(appPool, (db) => seedPurchase(db, { organization_id, product_id: product.productId, isPaid, now }));
  const params = { ...product, purchaseId: await sold(true) };
  expect(await read(params)).toMatchObject({ refundable_in_cents: 1_250, term_in_cents: 0, term_percentage: 0 });
  expect((await call(cancelPurchase, { as: 'trainer', params, query: { refund: 'full' } })).status).toBe(403);
  expect((await call(cancelPurchase, { as: 'trainer', params, query: { refund: 'term' } })).status).toBe(204);
  expect(await read(params)).toMatchObject({ status: 'paid', refunded_in_cents: 0 });
  const other = { ...product, purchaseId: await sold(true) };
  expect((await call(cancelPurchase, { params: other, query: { refund: 'full' } })).status).toBe(204);
  expect(await read(other)).toMatchObject({ status: 'refunded' });
  const open = { ...product, purchaseId: await sold(false) };
  expect((await call(cancelPurchase, { params: open })).status).toBe(204);
  expect(await read(open)).toMatchObject({ status: 'canceled' });
});

test('a purchase can’t be refunded by a trainer', async () => {
  expect((await call(refundPurchase, { as: 'trainer', params: await paid(), body: {} })).status).toBe(403);
});

test('a purchase is audited without personal data', async () => {
  const params = await paid();
  await call(refundPurchase, { params, body: { amount_in_cents: 100, reason: 'Kaart beschadigd' } });
  const { rows } = await asSystem(appPool, (db) =>
    sql`select to_jsonb(audit_log) as entry from audit_log
      where subject_type = 'purchases' and subject_id = ${String(params.purchaseId)}`.execute(db),
  );
  const text = JSON.stringify(rows);
  expect(rows).toHaveLength(2);
  expect(text).toContain('refunded_in_cents');
  expect(text).not.toContain('Öztürk');
});
