import {
  createProduct,
  duplicateProduct,
  getProduct,
  listProducts,
  removeProduct,
  restoreProduct,
  updateProduct,
  updateProductLocation,
} from '@move/contract/products/products.ts';
import { getProductLabels, updateProductLabels } from '@move/contract/labels/assigned-labels.ts';
import { createProductQuestion, listProductQuestions } from '@move/contract/questions/questions.ts';
import { updateRate } from '@move/contract/rates/rates.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { activityWorld } from '../../testing/worlds/activity-world.ts';
import { seedLabel } from '../labels/labels.seed.ts';
import { seedProductTypes } from '../taxonomy/taxonomy.seed.ts';

const { call, appPool, tenants, own, world } = await activityWorld();
const types = await asSystem(appPool, (db) => seedProductTypes(db, ['Strippenkaart']));

async function create(body: Record<string, unknown> = {}) {
  const answer = await call(createProduct, { params: own, body: { name: 'Tienrittenkaart', ...body } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.product;
}
const update = (productId: number, body: Record<string, unknown>) =>
  call(updateProduct, { params: { ...own, productId }, body });
const read = async (productId: number) => call(getProduct, { params: { ...own, productId } });
const sell = (id: number, taken: number) =>
  asSystem(appPool, (db) => db.updateTable('products').set({ taken }).where('id', '=', id).execute());

describe('a product', () => {
  test('requires a name only, and starts as a draft with an unlimited stock', async () => {
    expect(await create({ name: '  Kaart  ' })).toMatchObject({
      name: 'Kaart',
      concept: true,
      spots: null,
      taken: 0,
      rate: null,
      product_type: null,
      is_accessible: 0,
      changed_by: 'staff',
    });
  });

  test('keeps every field', async () => {
    const fields = {
      name: 'Tien keer zwemmen',
      product_type_id: types.Strippenkaart,
      description: 'Tien keer vrij zwemmen, een jaar geldig.',
      sport_id: world.sports.Zwemmen,
      rate_id: world.rate,
      gender: 'both',
      level: 'all',
      category_ids: [world.global.Jeugd, world.ours.Waterpret],
      tag_ids: [world.tags['Gratis proberen']],
      payment_url: 'https://winkel.zwemclub.example/kaart',
      age_from: 12,
      age_to: 120,
      should_validate_age: true,
      contacts: [{ contact_id: world.contact, roles: ['contact_person'] }],
      location_id: world.pool,
      spots: 50,
      concept: false,
    };
    const { id } = await create({ ...fields, is_accessible: true });
    const { body } = await read(id);
    expect(body.product).toMatchObject({ ...fields, is_accessible: 1 });
    expect(body.product).toMatchObject({
      product_type: { name: 'Strippenkaart' },
      sport: { name: 'Zwemmen' },
      rate: { price_in_cents: 1250 },
      location: { name: 'Zwembad De Waterlelie', city: 'Waterstad' },
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Naam is verplicht'],
    ['an unknown type', { product_type_id: 987_654 }, 'product_type_id', undefined],
    ['an unknown sport', { sport_id: 987_654 }, 'sport_id', undefined],
    ['an unknown tag', { tag_ids: [987_654] }, 'tag_ids', undefined],
    ['a category of another platform', { category_ids: [world.theirs.Elders] }, 'category_ids', undefined],
    ['a rate of another organisation', { rate_id: world.foreignRate }, 'rate_id', undefined],
    ['a location that the organisation does not use', { location_id: world.foreignPlace }, 'location_id', undefined],
    [
      'a contact of another organisation',
      { contacts: [{ contact_id: world.foreignContact, roles: ['trainer'] }] },
      'contacts',
      undefined,
    ],
    ['a negative stock', { spots: -1 }, 'spots', undefined],
    ['half a unit', { spots: 1.5 }, 'spots', undefined],
    ['a link without a web address', { payment_url: 'javascript:alert(1)' }, 'payment_url', undefined],
    [
      'ages the wrong way round',
      { age_from: 13, age_to: 12 },
      'age_from',
      'De leeftijd vanaf mag niet hoger zijn dan de leeftijd tot',
    ],
  ])('is refused with %s, on its field', async (_what, change, field, message) => {
    const answer = await call(createProduct, { params: own, body: { name: 'Nieuw', ...change } });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
    if (message) expect(answer.errors[field]).toEqual([message]);
    const { id } = await create();
    const updated = await update(id, change);
    expect([updated.status, Object.keys(updated.errors)]).toEqual([422, [field]]);
  });

  test('keeps fields that a change leaves out, and is checked as it would be stored', async () => {
    const { id } = await create({ age_from: 12, tag_ids: [world.tags['Gratis proberen']], spots: 0 });
    expect((await update(id, { age_to: 11 })).errors).toHaveProperty('age_from');
    const { body } = await update(id, { age_to: 12 });
    expect(body.product).toMatchObject({ age_from: 12, age_to: 12, spots: 0 });
    expect(body.product.tag_ids).toHaveLength(1);
  });

  test('gets its location by a separate call, which also refuses an outdated edit', async () => {
    const { id, updated_at } = await create();
    const params = { ...own, productId: id };
    const placed = await call(updateProductLocation, { params, body: { location_id: world.pool, updated_at } });
    expect(placed.body.product.location).toMatchObject({ name: 'Zwembad De Waterlelie' });
    const late = await update(id, { name: 'Te laat', updated_at });
    expect([late.status, Object.keys(late.errors)]).toEqual([409, ['updated_at']]);
    const cleared = await call(updateProductLocation, { params, body: { location_id: null } });
    expect(cleared.body.product.location).toBeNull();
  });

  test('keeps an archived rate, but can’t newly choose it', async () => {
    const { id } = await create({ rate_id: world.otherRate });
    const params = { ...own, rateId: world.otherRate };
    await asSystem(appPool, (db) =>
      db.updateTable('rates').set({ archived_at: '2026-01-01T00:00:00Z' }).where('id', '=', world.otherRate).execute(),
    );
    expect((await update(id, { name: 'Zelfde tarief', rate_id: world.otherRate })).status).toBe(200);
    const other = await create();
    expect((await update(other.id, { rate_id: world.otherRate })).errors).toHaveProperty('rate_id');
    expect((await call(updateRate, { params, body: { name: 'x', price_in_cents: 1, vat_level: 'low' } })).status).toBe(
      200,
    );
  });
});

describe('publishing a product', () => {
  test('lists everything that is missing, each on its own field', async () => {
    const { id } = await create();
    const { status, errors } = await update(id, { concept: false });
    expect([status, errors]).toEqual([
      422,
      {
        product_type_id: ['Kies een soort product om te publiceren'],
        description: ['Schrijf een omschrijving om te publiceren'],
        rate_id: ['Kies een prijs of Gratis om te publiceren'],
      },
    ]);
    const complete = {
      product_type_id: types.Strippenkaart,
      description: 'Tien keer zwemmen',
      concept: false,
      price_open: false,
    };
    expect((await update(id, complete)).body.product.concept).toBe(false);
    expect((await update(id, { description: ' ' })).errors).toHaveProperty('description');
    expect((await update(id, { description: null, concept: true })).status).toBe(200);
  });
});

describe('the stock', () => {
  test('can’t be lower than what is sold, which the database enforces too', async () => {
    const { id } = await create({ spots: 10 });
    await sell(id, 4);
    expect((await update(id, { spots: 3 })).errors).toEqual({
      spots: ['Er zijn er al 4 verkocht; kies minimaal dat aantal'],
    });
    expect((await update(id, { spots: 4 })).status).toBe(200);
    await expect(sell(id, 5)).rejects.toThrow('products_spots_hold');
    expect((await update(id, { spots: null })).status).toBe(200);
    await sell(id, 500);
  });
});

describe('the filters of a list', () => {
  test('are ranges of the price, the number sold, the stock and the day of the last change', async () => {
    const { id } = await create({ name: 'Ballenkaart', spots: 10 });
    const { id: unlimited } = await create({ name: 'Ballenkaart zonder einde' });
    await sell(id, 4);
    const found = async (query: Record<string, string>) => {
      const { body } = await call(listProducts, { params: own, query: { search: 'Ballenkaart', ...query } });
      return body.products.map((product) => product.id);
    };
    expect(await found({ taken: '4..' })).toEqual([id]);
    expect(await found({ taken: '..3' })).toEqual([unlimited]);
    expect(await found({ spots: '10..10' })).toEqual([id]);
    expect(await found({ spots: 'none' })).toEqual([unlimited]);
    expect(await found({ spots: 'not:none' })).toEqual([id]);
    expect(await found({ price: '0..0' })).toHaveLength(2);
    expect(await found({ price: '1..' })).toEqual([]);
    const day = (days: number) => Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days }).toString();
    expect(await found({ updatedOn: `${day(-1)}..${day(1)}` })).toHaveLength(2);
    expect(await found({ updatedOn: `..${day(-2)}` })).toEqual([]);
  });
});

describe('removing a product', () => {
  test('is undone by restoring it, for 30 days', async () => {
    const { id } = await create({ name: 'Even weg' });
    const params = { ...own, productId: id };
    expect((await call(removeProduct, { params })).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    expect((await update(id, { name: 'Weg' })).status).toBe(404);
    const seen = await call(getProduct, { params, query: { withRemoved: '1' } });
    expect(seen.body.product).toMatchObject({ name: 'Even weg', may: { restore: true } });
    expect(seen.body.product.removed_at).not.toBeNull();
    const listed = async (query: object) => (await call(listProducts, { params: own, query })).body.products;
    expect((await listed({ search: 'Even weg' })).length).toBe(0);
    expect(await listed({ isRemoved: '1', search: 'Even weg' })).toMatchObject([{ id, may: { restore: true } }]);
    expect((await call(restoreProduct, { params })).body.product).toMatchObject({ name: 'Even weg', removed_at: null });
    await asSystem(appPool, (db) =>
      db
        .updateTable('products')
        .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000).toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    expect(await listed({ isRemoved: '1' })).toMatchObject([{ id, may: { restore: false } }]);
    expect((await call(restoreProduct, { params })).status).toBe(404);
  });
});

describe('a copy', () => {
  test('is a draft without sales, with everything that was chosen', async () => {
    const label = await asSystem(appPool, (db) =>
      seedLabel(db, { name: 'Gratis proberen', application_ids: [tenants.application] }),
    );
    const original = await create({
      product_type_id: types.Strippenkaart,
      description: 'Tien keer zwemmen',
      concept: false,
      rate_id: null,
      spots: 20,
      category_ids: [world.global.Jeugd],
      contacts: [{ contact_id: world.contact, roles: ['contact_person'] }],
      location_id: world.pool,
    });
    await sell(original.id, 3);
    const params = { ...own, productId: original.id };
    await call(updateProductLabels, { params, body: { labels: [label] } });
    await call(createProductQuestion, { params, body: { type: 'text', title: 'Op naam van' } });

    const copy = await call(duplicateProduct, { params, body: { name: 'Kopie' } });
    expect([copy.status, copy.body.product]).toMatchObject([
      201,
      {
        name: 'Kopie',
        concept: true,
        spots: 20,
        taken: 0,
        category_ids: [world.global.Jeugd],
        contacts: original.contacts,
        location_id: world.pool,
      },
    ]);
    const copied = { ...own, productId: copy.body.product.id };
    expect((await call(getProductLabels, { params: copied })).body.labels).toEqual([label]);
    expect((await call(listProductQuestions, { params: copied })).body.questions).toHaveLength(1);

    const bare = { questions: false, labels: false, contacts: false, location: false };
    const other = await call(duplicateProduct, { params, body: { name: 'Kaal', with: bare } });
    expect(other.body.product).toMatchObject({ contacts: [], location: null, description: 'Tien keer zwemmen' });
    const kept = { ...own, productId: other.body.product.id };
    expect((await call(getProductLabels, { params: kept })).body.labels).toEqual([]);
    expect((await call(listProductQuestions, { params: kept })).body.questions).toEqual([]);
    expect((await call(duplicateProduct, { params, body: { name: ' ' } })).errors).toHaveProperty('name');
  });
});
