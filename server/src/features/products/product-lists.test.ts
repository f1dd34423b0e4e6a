import {
  listAllProducts,
  listApplicationProducts,
  listProducts,
  listProductsOfApplication,
} from '@move/contract/products/products.ts';
import { getProductType, removeProductType } from '@move/contract/taxonomy/product-types.ts';
import { listSports } from '@move/contract/taxonomy/sports.ts';
import { listTags } from '@move/contract/taxonomy/tags.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { activityWorld } from '../../testing/worlds/activity-world.ts';
import { seedProductTypes } from '../taxonomy/taxonomy.seed.ts';
import { seedProduct } from './products.seed.ts';

const { call, appPool, tenants, own, world } = await activityWorld();
const types = await asSystem(appPool, async (db) => {
  const { Strippenkaart, Verhuur } = await seedProductTypes(db, ['Strippenkaart', 'Verhuur']);
  const ours = { organization_id: tenants.organization };
  await seedProduct(db, {
    ...ours,
    name: 'Kaart Één',
    product_type_id: Strippenkaart,
    sport_id: world.sports.Zwemmen,
    category_ids: [world.global.Jeugd],
    tag_ids: [world.tags['Gratis proberen']],
    rate_id: world.rate,
    spots: 20,
    taken: 3,
  });
  await seedProduct(db, { ...ours, name: '100%_kaart', concept: false });
  await seedProduct(db, { ...ours, name: 'Weg', product_type_id: Verhuur, deleted_at: '2026-01-01T00:00:00Z' });
  await seedProduct(db, { organization_id: tenants.childOrganization, name: 'Judopak' });
  await seedProduct(db, { organization_id: tenants.otherOrganization, name: 'Tennisballen' });
  return { Strippenkaart, Verhuur };
});

describe('the list of an organisation', () => {
  test('shows the price, the type and the stock', async () => {
    const { body } = await call(listProducts, { params: own, query: { search: 'kaart een' } });
    expect(body.products).toMatchObject([
      { product_type: { name: 'Strippenkaart' }, rate: { price_in_cents: 1250 }, spots: 20, taken: 3, concept: true },
    ]);
  });

  test.each([
    [{}, ['100%_kaart', 'Kaart Één']],
    [{ search: '%_' }, ['100%_kaart']],
    [{ concept: '0' }, ['100%_kaart']],
    [{ productTypeId: types.Strippenkaart }, ['Kaart Één']],
    [{ sportId: world.sports.Judo }, []],
    [{ categoryId: world.global.Jeugd }, ['Kaart Één']],
    [{ sort: 'taken', order: 'desc' }, ['Kaart Één', '100%_kaart']],
    [{ sort: 'product_type' }, ['Kaart Één', '100%_kaart']],
  ])('is filtered and sorted by %o', async (query, names) => {
    const { body } = await call(listProducts, { params: own, query });
    expect(body.products.map(({ name }) => name)).toEqual(names);
  });

  test('has all products in its short form', async () => {
    const { body } = await call(listAllProducts, { params: own });
    expect(body.products.map(({ name }) => name)).toEqual(['100%_kaart', 'Kaart Één']);
  });
});

describe('the list of a platform', () => {
  const names = (products: { name: string }[]) => products.map(({ name }) => name);

  test('has the products of its organisations; staff see those of their own organisation', async () => {
    const { body } = await call(listApplicationProducts, { as: 'admin' });
    expect(names(body.products)).toEqual(['100%_kaart', 'Judopak', 'Kaart Één']);
    const staff = await call(listApplicationProducts, { as: 'staff' });
    expect(names(staff.body.products)).toEqual(['100%_kaart', 'Kaart Één']);
    const one = await call(listApplicationProducts, {
      as: 'admin',
      query: { organizationId: tenants.childOrganization },
    });
    expect(names(one.body.products)).toEqual(['Judopak']);
  });

  test('can be read for any platform by a superadmin', async () => {
    const params = { applicationId: tenants.otherApplication };
    const { body } = await call(listProductsOfApplication, { as: 'superadmin', params });
    expect(names(body.products)).toEqual(['Tennisballen']);
  });
});

describe('shared words of products', () => {
  test('count as uses', async () => {
    const sports = await call(listSports, { as: 'superadmin', query: { search: 'zwemmen' } });
    expect(sports.body.sports[0]?.uses).toMatchObject({ products: 1 });
    const tags = await call(listTags, { as: 'admin', query: { search: 'gratis' } });
    expect(tags.body.tags[0]?.uses_count).toBe(1);
  });

  test('a type in use can’t be removed until its product is removed', async () => {
    const used = { productTypeId: types.Strippenkaart };
    expect((await call(getProductType, { as: 'superadmin', params: used })).body.product_type.uses_count).toBe(1);
    expect((await call(removeProductType, { as: 'superadmin', params: used })).status).toBe(409);
    const unused = { productTypeId: types.Verhuur };
    expect((await call(removeProductType, { as: 'superadmin', params: unused })).status).toBe(204);
  });
});
