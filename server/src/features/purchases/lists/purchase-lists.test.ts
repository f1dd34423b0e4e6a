import {
  contactBuyers,
  listBuyersMessages,
  previewBuyersMessage,
  testBuyersMessage,
} from '@move/contract/purchases/buyer-messages.ts';
import { createPurchase, exportPurchases, listPurchases } from '@move/contract/purchases/purchases.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedRate } from '../../rates/rates.seed.ts';
import { seedPurchase } from '../purchases.seed.ts';

const { call, mailsTo, appPool, tenants } = await testApp();
const { organization: organization_id, otherOrganization } = tenants;
const rate_id = await asSystem(appPool, (db) =>
  seedRate(db, { organization_id, name: 'Kaart', price_in_cents: 1_250 }),
);

let made = 0;
/** Creates a product, with a price by default. */
async function newProduct(more: object = {}) {
  made += 1;
  const name = `Kaart ${made}`;
  const productId = await asSystem(appPool, (db) => seedProduct(db, { organization_id, name, rate_id, ...more }));
  return { organizationId: organization_id, productId };
}

const sale = { first_name: 'Aïsha', last_name: 'Öztürk', email: 'a@test.example', quantity: 1, payment_type: 'cash' };

const params = await newProduct({ spots: 100 });
const sell = (more: object) => call(createPurchase, { params, body: { ...sale, notify: false, ...more } });
await sell({ first_name: 'Bo', last_name: 'Bakker', email: 'bo@test.example', quantity: 4 });
await sell({ first_name: 'Ömer', last_name: 'Yılmaz', email: 'omer@test.example', is_paid: true });
await sell({ first_name: 'Cas', last_name: 'Adema', email: 'bo@test.example', payment_type: 'free' });

test.each([
  [{}, ['Cas', 'Ömer', 'Bo']],
  [{ search: 'omer' }, ['Ömer']],
  [{ search: 'bo@test' }, ['Cas', 'Bo']],
  [{ search: '%' }, []],
  [{ status: 'open' }, ['Bo']],
  [{ paymentType: 'free' }, ['Cas']],
  [{ sort: 'name', order: 'asc' }, ['Cas', 'Bo', 'Ömer']],
  [{ sort: 'quantity', order: 'desc', itemsPerPage: 1 }, ['Bo']],
  [{ sort: 'total_price_in_cents', order: 'asc', itemsPerPage: 1 }, ['Cas']],
])('the list is filtered and sorted by %o', async (query, names) => {
  const { body } = await call(listPurchases, { params, query });
  expect(body.purchases.map(({ first_name }) => first_name)).toEqual(names);
});

test('the list uses days in the time zone of the organisation', async () => {
  const product = await newProduct();
  for (const now of ['2026-06-30T21:59:00Z', '2026-06-30T22:00:00Z', '2026-07-01T21:59:00Z', '2026-07-01T22:00:00Z']) {
    const buyer = { first_name: now, last_name: 'X', email: 'x@test.example', locale: 'nl' as const };
    const sold = { organization_id, product_id: product.productId, buyer, now: new Date(now) };
    await asSystem(appPool, (db) => seedPurchase(db, sold));
  }
  const query = { dateFrom: '2026-07-01', dateUntil: '2026-07-01' };
  const { body } = await call(listPurchases, { params: product, query });
  expect(body.purchases.map(({ first_name }) => first_name)).toEqual(['2026-07-01T21:59:00Z', '2026-06-30T22:00:00Z']);
});

test('the list is exported as a sheet of its rows', async () => {
  const { status, bytes } = await call(exportPurchases, { params, query: { status: 'paid' } });
  expect(status).toBe(200);
  const [head, ...rows] = readSheet(bytes);
  expect(head).toEqual(
    'Voornaam,Achternaam,E-mailadres,Datum,Aantal,Status,Betaling,Totaal,Terugbetaald,Geannuleerd op'.split(','),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ 0: 'Ömer', 4: '1', 5: 'Betaald', 6: 'Contant', 7: '12.5', 8: '0' });
});

const idsOf = async (...names: string[]) =>
  (await call(listPurchases, { params })).body.purchases
    .filter(({ first_name }) => names.includes(first_name))
    .map(({ id }) => id);
const message = { subject: '{{product}} ophalen', body: 'Dag {{first_name}},\n\nJe kaart ligt klaar.' };

test('a message counts each address once', async () => {
  const preview = async (purchase_ids?: number[]) =>
    (await call(previewBuyersMessage, { params, body: { purchase_ids } })).body.preview;
  expect(await preview()).toMatchObject({ recipients: 2, people: 3 });
  expect(await preview(await idsOf('Bo', 'Cas'))).toMatchObject({
    recipients: 1,
    sample: { values: { first_name: 'Cas en Bo', organisation: 'Zwemclub Test' } },
  });
});

test('a message is sent to all or some buyers, and a proof of it to its author only', async () => {
  const one = await call(contactBuyers, { params, body: { ...message, purchase_ids: await idsOf('Ömer') } });
  expect([one.status, one.body.message.recipients]).toEqual([202, 1]);
  const [mail] = await mailsTo('omer@test.example');
  expect(mail?.subject).toMatch(/^Kaart \d+ ophalen$/);
  expect(mail?.body_text).toContain('Dag Ömer,');
  expect((await call(contactBuyers, { params, body: message })).body.message.recipients).toBe(2);
  expect((await call(testBuyersMessage, { params, body: message })).body.message.to).toBe('staff@test.example');
  expect((await call(listBuyersMessages, { params })).body.messages.map(({ recipients }) => recipients)).toEqual([
    2, 1,
  ]);
  const wrong = await call(contactBuyers, { params, body: { ...message, body: '{{session_date}}' } });
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['body']]);
});

test('a message can’t reach buyers of another product', async () => {
  const other = await newProduct();
  const stranger = await asSystem(appPool, (db) => seedPurchase(db, { organization_id, product_id: other.productId }));
  const foreign = await call(contactBuyers, { params, body: { ...message, purchase_ids: [stranger] } });
  expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['purchase_ids.0']]);
  const nobody = await call(contactBuyers, { params: await newProduct(), body: message });
  expect([nobody.status, Object.keys(nobody.errors)]).toEqual([422, ['purchase_ids']]);
});

test('the list of another organisation is not found; a removed product still has its list, but can’t be sold', async () => {
  expect((await call(listPurchases, { as: 'stranger', params })).status).toBe(404);
  const swapped = { organizationId: otherOrganization, productId: params.productId };
  expect((await call(listPurchases, { as: 'stranger', params: swapped })).status).toBe(404);
  const gone = await newProduct({ deleted_at: '2026-01-01T00:00:00Z' });
  expect((await call(listPurchases, { params: gone })).status).toBe(200);
  expect((await call(createPurchase, { params: gone, body: sale })).status).toBe(404);
});

// docs/rules/privacy.md#who-sees-people
test.each(['manage-participants', 'view-rates'])('buyers are not shown without the ability %s', async (ability) => {
  const held = ['trainer', ability];
  await appPool.query('delete from role_abilities where role = $1 and ability = $2', held);
  const as = 'trainer';
  const list = (await call(listPurchases, { as, params })).status;
  const file = (await call(exportPurchases, { as, params })).status;
  const text = { subject: 'Ophalen', body: 'Je kaart ligt klaar.' };
  const messages = [
    (await call(previewBuyersMessage, { as, params, body: {} })).status,
    (await call(contactBuyers, { as, params, body: text })).status,
    (await call(testBuyersMessage, { as, params, body: text })).status,
    (await call(listBuyersMessages, { as, params })).status,
  ];
  await appPool.query('insert into role_abilities (role, ability) values ($1, $2)', held);
  expect([list, file]).toEqual([403, 403]);
  // messages show no amounts
  expect(messages).toEqual(ability === 'view-rates' ? [200, 202, 202, 200] : [403, 403, 403, 403]);
  expect((await call(listPurchases, { as, params })).status).toBe(200);
});
