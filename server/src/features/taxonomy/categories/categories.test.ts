import {
  createCategory,
  createGlobalCategory,
  getCategory,
  getGlobalCategory,
  listGlobalCategories,
  listOwnCategories,
  orderCategories,
  orderGlobalCategories,
  removeCategory,
  removeGlobalCategory,
  updateCategory,
} from '@move/contract/taxonomy/categories.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedFile } from '../../files/files.seed.ts';
import { seedActivity } from '../../activities/activities.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization, childOrganization } = tenants;
const inChild = { 'x-application-id': String(tenants.child) };

async function newCategory(title: string, headers = {}) {
  const answer = await call(createCategory, { as: 'admin', body: { title }, headers });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.category.id;
}
const own = async (headers = {}) => {
  const { body } = await call(listOwnCategories, { as: 'admin', headers });
  return body.categories.map(({ id }) => id);
};
const order = (ids: number[], seen_ids?: number[]) =>
  call(orderCategories, { as: 'admin', headers: inChild, body: { ids, ...(seen_ids ? { seen_ids } : {}) } });

describe('a category', () => {
  test('belongs to the caller’s current platform, or to all of them', async () => {
    const here = await newCategory('Waterpret');
    const inside = await newCategory('Heuvels', inChild);
    const { body } = await call(createGlobalCategory, { as: 'admin', body: { title: 'Jeugd', link: null } });
    expect(body.category).toMatchObject({ application_id: null, link: null });
    expect(await own()).toEqual([here]);
    expect(await own(inChild)).toEqual([inside]);
    const forChild = await call(listApplicationCategories, {
      as: 'admin',
      query: { organization_id: childOrganization },
    });
    expect(forChild.body.categories.map(({ id }) => id)).toEqual(expect.arrayContaining([inside, body.category.id]));
    expect(forChild.body.categories.map(({ id }) => id)).not.toContain(here);
  });

  test('is not found by another platform, nor among the categories of all platforms', async () => {
    const categoryId = await newCategory('Alleen hier');
    expect((await call(getCategory, { as: 'admin', headers: inChild, params: { categoryId } })).status).toBe(404);
    const global = await call(getGlobalCategory, { as: 'admin', params: { globalCategoryId: categoryId } });
    expect(global.status).toBe(404);
  });

  test.each([
    ['no title', { title: '' }, { title: ['Titel is verplicht'] }],
    ['an invalid link', { title: 'Zomer', link: 'javascript:alert(1)' }, { link: [expect.any(String)] }],
  ])('with %s is refused', async (_name, body, errors) => {
    const answer = await call(createCategory, { as: 'admin', body });
    expect([answer.status, answer.errors]).toEqual([422, errors]);
  });

  test('has a picture', async () => {
    await asSystem(appPool, (db) => seedFile(db, { uploader_id: tenants.users.admin, token: 'a picture' }));
    const body = { title: 'Met beeld', image: 'a picture' };
    const { id, image } = (await call(createCategory, { as: 'admin', body })).body.category;
    const { categories } = (await call(listOwnCategories, { as: 'admin' })).body;
    expect(categories.find((category) => category.id === id)?.image_url).toBe(`/v1/files/${image?.id}`);
  });

  test('keeps fields that are left out', async () => {
    const categoryId = await newCategory('Oud');
    const link = 'https://sportplein.example/zomer';
    await call(updateCategory, { as: 'admin', params: { categoryId }, body: { title: 'Oud', link } });
    const { body } = await call(updateCategory, { as: 'admin', params: { categoryId }, body: { title: 'Nieuw' } });
    expect(body.category).toMatchObject({ title: 'Nieuw', link });
  });
});

describe('the order of categories', () => {
  test('is set by the platform; new categories come last', async () => {
    const [first = 0, ...others] = await own(inChild);
    const [second, third] = [await newCategory('Tweede', inChild), await newCategory('Derde', inChild)];
    const answer = await order([third, first, second, ...others], [first, ...others, second, third]);
    expect(answer.body.categories.map(({ id }) => id)).toEqual([third, first, second, ...others]);
    const fourth = await newCategory('Vierde', inChild);
    expect(await own(inChild)).toEqual([third, first, second, ...others, fourth]);
    // the form of an organisation shows the same order
    const { body } = await call(listApplicationCategories, {
      as: 'admin',
      query: { organization_id: childOrganization },
    });
    const shown = body.categories.filter(({ application_id }) => application_id === tenants.child);
    expect(shown.map(({ id }) => id)).toEqual([third, first, second, ...others, fourth]);
  });

  test('based on an outdated list is refused, and nothing moves', async () => {
    const seen = await own(inChild);
    const turned = seen.toReversed();
    expect((await order(turned, seen)).status).toBe(200);
    const late = await order([...seen.slice(1), seen[0] ?? 0], seen);
    expect([late.status, Object.keys(late.errors)]).toEqual([409, ['updated_at']]);
    expect(await own(inChild)).toEqual(turned);
  });

  test('saved twice at once: one is stored, the other refused', async () => {
    const seen = await own(inChild);
    const answers = await Promise.all([order(seen.toReversed(), seen), order([...seen.slice(1), seen[0] ?? 0], seen)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('accepts no category of another platform, and puts categories that aren’t named at the end', async () => {
    const seen = await own(inChild);
    const [foreign = 0] = await own();
    const answer = await order([foreign, ...seen]);
    expect([answer.status, answer.errors]).toEqual([422, { ids: ['Volgorde bestaat niet'] }]);
    const last = seen.at(-1) ?? 0;
    const short = await order([last]);
    expect(short.body.categories.map(({ id }) => id)).toEqual([last, ...seen.slice(0, -1)]);
  });

  test('of all platforms is maintained by administrators', async () => {
    await call(createGlobalCategory, { as: 'admin', body: { title: 'Kennismaken' } });
    const { body } = await call(listGlobalCategories, { as: 'strangerAdmin' });
    const ids = body.categories.map(({ id }) => id).toReversed();
    const answer = await call(orderGlobalCategories, { as: 'strangerAdmin', body: { ids } });
    expect(answer.body.categories.map(({ id }) => id)).toEqual(ids);
  });
});

describe('removing a category', () => {
  test('must be confirmed while it has activities', async () => {
    const categoryId = await newCategory('Gebruikt');
    await asSystem(appPool, (db) =>
      seedActivity(db, { organization_id: organization, name: 'Les', category_ids: [categoryId] }),
    );
    const remove = (query: object) => call(removeCategory, { as: 'admin', params: { categoryId }, query });
    const asked = await remove({});
    expect([asked.status, Object.keys(asked.errors)]).toEqual([409, ['state']]);
    expect((await remove({ force: '1' })).status).toBe(204);
    expect((await call(getCategory, { as: 'admin', params: { categoryId } })).status).toBe(404);
  });

  test('of all platforms is refused to an admin while offers of another platform have it', async () => {
    const { body } = await call(createGlobalCategory, { as: 'admin', body: { title: 'Overal' } });
    const { id } = body.category;
    await asSystem(appPool, (db) =>
      seedActivity(db, { organization_id: otherOrganization, name: 'Les', category_ids: [id] }),
    );
    const remove = (as: 'admin' | 'strangerAdmin') =>
      call(removeGlobalCategory, { as, params: { globalCategoryId: id }, query: { force: '1' } });
    expect((await remove('admin')).status).toBe(409);
    expect((await remove('strangerAdmin')).status).toBe(204);
  });
});

test('a second category of the same title on the platform is refused on its title', async () => {
  const body = { title: 'Tweemaal' };
  expect((await call(createCategory, { as: 'admin', body })).status).toBe(201);
  const again = await call(createCategory, { as: 'admin', body: { title: 'tweemaal' } });
  expect([again.status, Object.keys(again.errors)]).toEqual([422, ['title']]);
});
