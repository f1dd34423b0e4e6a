import { getPersonalData } from '@move/contract/privacy/personal-data.ts';
import { getProduct, removeProduct } from '@move/contract/products/products.ts';
import {
  cancelPurchase,
  createPurchase,
  listPurchases,
  markPurchasePaid,
  refundPurchase,
  sendPurchasePaymentLink,
} from '@move/contract/purchases/purchases.ts';
import { COUNTER_BUYER } from '@move/domain/orders/buyers/counter-buyer.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedRate, seedTerm } from '../rates/rates.seed.ts';

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

let made = 0;
/** Creates a product, with a price by default. */
async function newProduct(more: object = {}) {
  made += 1;
  const name = `Kaart ${made}`;
  const productId = await asSystem(appPool, (db) => seedProduct(db, { organization_id, name, rate_id, ...more }));
  return { organizationId: organization_id, productId };
}

const buyer = { first_name: 'Aïsha', last_name: 'Öztürk', email: 'Aisha@Test.example' };
const sale = { ...buyer, quantity: 1, payment_type: 'cash' as const };
const taken = async (params: { organizationId: number; productId: number }) =>
  (await call(getProduct, { params })).body.product.taken;

test('a product with unpaid purchases is removed only with force', async () => {
  const params = await newProduct();
  const first = await call(createPurchase, { params, body: sale });
  const second = await call(createPurchase, { params, body: sale });
  await call(createPurchase, { params, body: { ...sale, is_paid: true } });
  const refused = await call(removeProduct, { params });
  expect([refused.status, refused.errors]).toEqual([409, { state: ['Aankopen die nog niet betaald zijn: 2'] }]);
  await call(markPurchasePaid, { params: { ...params, purchaseId: first.body.purchase.id } });
  expect((await call(removeProduct, { params })).status).toBe(409);
  await call(cancelPurchase, { params: { ...params, purchaseId: second.body.purchase.id }, query: { refund: 'none' } });
  expect((await call(removeProduct, { params })).status).toBe(204);
  const other = await newProduct();
  await call(createPurchase, { params: other, body: sale });
  expect((await call(removeProduct, { params: other, query: { force: '1' } })).status).toBe(204);
});

test('purchases of a removed product can still be paid, refunded and canceled; the product can’t be sold', async () => {
  const params = await newProduct();
  const sell = async () => ({
    ...params,
    purchaseId: (await call(createPurchase, { params, body: sale })).body.purchase.id,
  });
  const [paid, unpaid] = [await sell(), await sell()];
  expect((await call(removeProduct, { params, query: { force: '1' } })).status).toBe(204);
  expect((await call(listPurchases, { params })).body.purchases).toHaveLength(2);
  expect((await call(markPurchasePaid, { params: paid })).body.purchase.status).toBe('paid');
  const back = await call(refundPurchase, { params: paid, body: { amount_in_cents: 1_250 } });
  expect(back.body.purchase).toMatchObject({ refunded_in_cents: 1_250, refundable_in_cents: 0 });
  expect((await call(cancelPurchase, { params: unpaid, query: { refund: 'none' } })).status).toBe(204);
  expect((await call(createPurchase, { params, body: sale })).status).toBe(404);
});

describe('a purchase', () => {
  test('takes its units out of stock at the current price, and mails the buyer', async () => {
    const params = await newProduct({ spots: 5 });
    const email = 'drie@test.example';
    await asSystem(appPool, (db) =>
      sql`update organizations set email = 'club@test.example' where id = ${params.organizationId}`.execute(db),
    );
    const { status, body } = await call(createPurchase, {
      params,
      body: { ...sale, email, quantity: 3, locale: 'en' },
    });
    expect(status).toBe(201);
    expect(body.purchase).toMatchObject({
      quantity: 3,
      status: 'open',
      payment_type: 'cash',
      total_price_in_cents: 3_750,
      refundable_in_cents: 0,
      canceled_at: null,
    });
    expect(await taken(params)).toBe(3);
    const [mail] = await mailsTo(email);
    expect(mail?.body_text).toContain('You bought 3 ×');
    expect(mail?.body_text).toContain('You pay €37.50 to us in cash.');
    expect(mail?.reply_to).toBe('club@test.example');
  });

  test('is sold without an address: nothing is mailed, no payment link is sent, and the list finds the name', async () => {
    const params = await newProduct();
    const countMails = async () => (await asSystem(appPool, (db) => sql`select from mails`.execute(db))).rows.length;
    const before = await countMails();
    const nameless = { first_name: 'Ria', last_name: 'Balie', quantity: 1, payment_type: 'cash' as const };
    const { status, body } = await call(createPurchase, { params, body: { ...nameless, is_paid: true } });
    expect([status, body.purchase.email, body.purchase.status]).toEqual([201, null, 'paid']);
    const unpaid = (await call(createPurchase, { params, body: { ...nameless, email: '' } })).body.purchase;
    expect(unpaid.email).toBeNull();
    const link = await call(sendPurchasePaymentLink, { params: { ...params, purchaseId: unpaid.id } });
    expect([link.status, link.errors]).toEqual([409, { state: ['Van deze persoon is geen e-mailadres bekend'] }]);
    const found = await call(listPurchases, { params, query: { search: 'balie' } });
    expect(found.body.purchases).toHaveLength(2);
    await call(refundPurchase, { params: { ...params, purchaseId: body.purchase.id }, body: { amount_in_cents: 100 } });
    await call(cancelPurchase, { params: { ...params, purchaseId: body.purchase.id }, query: { refund: 'full' } });
    expect(await countMails()).toBe(before);
  });

  test('is sold at the counter without a name, and is listed and found under the name of a counter sale', async () => {
    const params = await newProduct({ should_validate_age: true, age_from: 0 });
    const nameless = { quantity: 1, date_of_birth: '2001-02-03', payment_type: 'cash', is_paid: true } as const;
    const { status, body } = await call(createPurchase, {
      params,
      body: { ...nameless, first_name: '', last_name: '' },
    });
    expect([status, body.purchase]).toEqual([201, expect.objectContaining({ ...COUNTER_BUYER, status: 'paid' })]);
    await call(createPurchase, { params, body: nameless });
    const found = await call(listPurchases, { params, query: { search: 'balie' } });
    expect(found.body.purchases).toHaveLength(2);
    const record = `purchases-${body.purchase.id}`;
    const { data } = (await call(getPersonalData, { params: { ...params, record } })).body;
    expect([data.person.first_name, data.others]).toEqual(['Balie', []]);
    expect(data.kept).toContainEqual({ kind: 'purchases', count: 1 });
  });

  test.each([
    ['cash that is paid later', { payment_type: 'cash' }, ['first_name', 'last_name']],
    ['an address', { payment_type: 'free', email: 'ria@test.example' }, ['first_name', 'last_name']],
    ['half a name', { payment_type: 'free', last_name: 'Bos' }, ['first_name']],
  ] as const)('is refused without a name with %s', async (_, more, fields) => {
    const { status, errors } = await call(createPurchase, {
      params: await newProduct(),
      body: { quantity: 1, ...more },
    });
    expect([status, Object.keys(errors)]).toEqual([422, fields]);
  });

  test.each([
    ['free', { payment_type: 'free' }, { status: 'free', total_price_in_cents: 0 }],
    ['paid elsewhere', { payment_type: 'external' }, { status: 'external', total_price_in_cents: 1_250 }],
    ['paid at once', { is_paid: true }, { status: 'paid', refundable_in_cents: 1_250, term_in_cents: 1_250 }],
  ])('can be %s', async (_what, change, expected) => {
    const { body } = await call(createPurchase, { params: await newProduct(), body: { ...sale, ...change } });
    expect(body.purchase).toMatchObject(expected);
  });

  test('that was paid elsewhere is canceled without a refund', async () => {
    const params = await newProduct();
    const { body } = await call(createPurchase, { params, body: { ...sale, payment_type: 'external' } });
    const path = { ...params, purchaseId: body.purchase.id };
    expect((await call(cancelPurchase, { params: path, query: {} })).status).toBe(204);
    const { purchases } = (await call(listPurchases, { params })).body;
    expect(purchases[0]).toMatchObject({ status: 'canceled', refunded_in_cents: 0 });
  });

  test('of a product without a price is free, whatever way of paying is sent', async () => {
    const { body } = await call(createPurchase, { params: await newProduct({ rate_id: null }), body: sale });
    expect(body.purchase).toMatchObject({ status: 'free', payment_type: 'free' });
  });

  test.each([
    ['more units than are in stock', { quantity: 3 }, { spots: 2 }, 'quantity', 'Er zijn er nog 2 op voorraad'],
    ['a product that is sold out', {}, { spots: 0 }, 'quantity', 'Dit product is uitverkocht'],
    ['0 units', { quantity: 0 }, {}, 'quantity', 'Aantal moet minimaal 1 zijn'],
    ['half a unit', { quantity: 1.5 }, {}, 'quantity', 'Aantal moet een geheel getal zijn'],
    [
      'a product that is sold elsewhere, for cash',
      {},
      { payment_url: 'https://winkel.example' },
      'payment_type',
      'Voor dit aanbod wordt op een andere website betaald',
    ],
    [
      'a free product, as paid',
      { payment_type: 'free', is_paid: true },
      {},
      'is_paid',
      'Alleen een contante betaling kan hier als betaald worden geregistreerd',
    ],
  ])('of %s is refused', async (_what, change, product, field, message) => {
    const params = await newProduct(product);
    const { status, errors } = await call(createPurchase, { params, body: { ...sale, ...change } });
    expect([status, errors]).toEqual([422, { [field]: [message] }]);
    expect(await taken(params)).toBe(0);
  });

  test('that is paid at once is refused at another price than the screen showed, and nothing is stored', async () => {
    const params = await newProduct();
    const shown = { ...sale, quantity: 2, price_in_cents: 1_000 };
    const refused = await call(createPurchase, { params, body: { ...shown, is_paid: true } });
    expect([refused.status, refused.errors]).toEqual([
      409,
      { state: [expect.stringMatching(/^De prijs is nu € 25,00, niet meer de € 20,00 /)] },
    ]);
    const byCard = await call(createPurchase, { params, body: { ...shown, payment_type: 'external' } });
    expect([byCard.status, await taken(params)]).toEqual([409, 0]);
    // a sale that is paid later may have another price, since no money was received
    expect((await call(createPurchase, { params, body: shown })).status).toBe(201);
    const paid = { ...shown, price_in_cents: 1_250, is_paid: true };
    expect((await call(createPurchase, { params, body: paid })).body.purchase.status).toBe('paid');
  });

  test('of a product with age limits requires the date of birth; only users who may override limits sell to other ages', async () => {
    const params = await newProduct({ should_validate_age: true, age_from: 12, age_to: 18 });
    const sell = (body: object, as: 'staff' | 'trainer' = 'staff') =>
      call(createPurchase, { as, params, body: { ...sale, ...body } });
    expect((await sell({})).errors).toHaveProperty('date_of_birth');
    expect((await sell({ date_of_birth: '1990-01-01' })).status).toBe(422);
    const outside = { date_of_birth: '1990-01-01', override_age: true };
    expect((await sell(outside, 'trainer')).status).toBe(403);
    expect((await sell(outside)).status).toBe(201);
    expect(await taken(params)).toBe(1);
  });

  test('of the last unit succeeds once when a hundred buyers try at once', async () => {
    const params = await newProduct({ spots: 3 });
    await call(createPurchase, { params, body: { ...sale, quantity: 2, notify: false } });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        call(createPurchase, { params, body: { ...sale, email: `koper${index}@test.example`, notify: false } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(99);
    expect(await taken(params)).toBe(3);
  }, 60_000);
});
