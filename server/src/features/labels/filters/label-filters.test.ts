import { getActivityLabels, getOrganizationLabels } from '@move/contract/labels/assigned-labels.ts';
import {
  getLabelActivityFilters,
  getLabelProductFilters,
  listLabelActivityMatches,
  listLabelCategories,
  listLabelOrganizationMatches,
  listLabelProductMatches,
  updateLabelActivityFilters,
  updateLabelOrganizationFilters,
  updateLabelProductFilters,
} from '@move/contract/labels/label-filters.ts';
import { createLabel, getLabel, updateLabel } from '@move/contract/labels/labels.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedFile } from '../../files/files.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedRate } from '../../rates/rates.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { seedCategories, seedSports, seedTags } from '../../taxonomy/taxonomy.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, organization, otherOrganization } = tenants;
const uploaders = ['admin', 'childAdmin', 'strangerAdmin', 'superadmin'] as const;
await asSystem(appPool, async (db) => {
  for (const name of uploaders) await seedFile(db, { uploader_id: tenants.users[name], token: `icon of ${name}` });
});
const iconOf = (name: TestUser) => `icon of ${name}`;

const world = await asSystem(appPool, async (db) => {
  const sports = await seedSports(db, ['Zwemmen', 'Judo']);
  const tags = await seedTags(db, ['Buiten', 'Avond']);
  const categories = await seedCategories(db, ['Jeugd']);
  const foreign = await seedCategories(db, ['Elders'], tenants.otherApplication);
  const rate = await seedRate(db, { organization_id: organization, name: 'Les', price_in_cents: 1_250 });
  const judo = await seedOrganization(db, { name: 'Judo Noord', home_application_id: application });
  await db.insertInto('organization_sports').values({ organization_id: judo, sport_id: sports.Judo }).execute();
  const add = (name: string, more: object = {}, organization_id = organization) =>
    seedActivity(db, { organization_id, name, concept: false, ...more });
  const activities = {
    seniors: await add('Senioren', { age_from: 55, sport_id: sports.Zwemmen, tag_ids: [tags.Buiten] }),
    children: await add('Kinderen', {
      age_from: 4,
      age_to: 12,
      sport_id: sports.Judo,
      rate_id: rate,
      category_ids: [categories.Jeugd],
      tag_ids: [tags.Buiten, tags.Avond],
    }),
    everyone: await add('Iedereen', { rate_id: rate }),
    removed: await add('Weg', { age_from: 60, deleted_at: '2026-01-01T00:00:00Z' }),
    draft: await add('Concept', { age_from: 65, concept: true }, judo),
    foreign: await add('Elders', { age_from: 60 }, otherOrganization),
  };
  const sell = (name: string, more: object = {}, organization_id = organization) =>
    seedProduct(db, { organization_id, name, ...more });
  await sell('Badmuts');
  await sell('Seniorenkaart', { age_from: 55 });
  await sell('Judopak', {
    sport_id: sports.Judo,
    rate_id: rate,
    tag_ids: [tags.Buiten],
    category_ids: [categories.Jeugd],
  });
  await sell('Verkocht', { deleted_at: '2026-01-01T00:00:00Z' });
  await sell('Elders', {}, otherOrganization);
  await seedSessions(db, {
    organization_id: organization,
    activity_id: activities.everyone,
    start_date: '2027-07-01',
    start_time: '19:00',
    end_date: '2027-07-01',
    end_time: '20:00',
  });
  return { sports, tags, categories, foreign, activities };
});
const { sports, tags, categories } = world;

let made = 0;
async function newLabel() {
  made += 1;
  const { body } = await call(createLabel, { as: 'admin', body: { name: `Label ${made}`, icon: iconOf('admin') } });
  return body.label.id;
}

/**
 * Finds the activities of a filter in three ways, which must agree: the unsaved list, the saved count, and the labels of the activities.
 */
async function activitiesFound(filter: Record<string, unknown>) {
  const labelId = await newLabel();
  const params = { labelId };
  const listed = await call(listLabelActivityMatches, { as: 'admin', params, query: queryOf(filter) });
  expect([listed.status, listed.errors]).toEqual([200, {}]);
  const before = await call(getLabelActivityFilters, { as: 'admin', params });
  expect(before.body.matches_count).toBe(0);
  const saved = await call(updateLabelActivityFilters, { as: 'admin', params, body: filter });
  expect([saved.status, saved.errors]).toEqual([200, {}]);
  const names = listed.body.activities.map(({ name }) => name);
  expect(saved.body.matches_count).toBe(names.length);
  expect(listed.body.meta.pagination.total).toBe(names.length);
  for (const activityId of [world.activities.seniors, world.activities.children, world.activities.everyone]) {
    const { body } = await call(getActivityLabels, { params: { organizationId: organization, activityId } });
    const isListed = listed.body.activities.some(({ id }) => id === activityId);
    expect(body.matched_labels.some(({ id }) => id === labelId)).toBe(isListed);
  }
  return names;
}

const QUERY_NAMES: Record<string, string> = {
  min_age: 'minAge',
  max_age: 'maxAge',
  start_date: 'startDate',
  end_date: 'endDate',
  min_price: 'minPrice',
  max_price: 'maxPrice',
  sport_ids: 'sportIds',
  tag_ids: 'tagIds',
  category_ids: 'categoryIds',
};
const queryOf = (filter: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [QUERY_NAMES[name], String(value)]));

describe('the activities that a label finds', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing filled in finds nothing', {}, []],
    ['only for a minimum age', { min_age: 55 }, ['Concept', 'Senioren']],
    ['only up to a maximum age', { max_age: 12 }, ['Kinderen']],
    ['an age range beyond the maximum age', { max_age: 11 }, []],
    ['any of the sports', { sport_ids: [sports.Zwemmen, sports.Judo] }, ['Kinderen', 'Senioren']],
    ['any of the tags', { tag_ids: [tags.Avond] }, ['Kinderen']],
    ['a category', { category_ids: [categories.Jeugd] }, ['Kinderen']],
    ['free: no rate is € 0', { max_price: 0 }, ['Concept', 'Senioren']],
    ['from a price', { min_price: 1_250 }, ['Iedereen', 'Kinderen']],
    ['above the price', { min_price: 1_251 }, []],
    ['a session in the period', { start_date: '2027-07-01', end_date: '2027-07-01' }, ['Iedereen']],
    ['no session after it', { start_date: '2027-07-02' }, []],
    ['no session before it', { end_date: '2027-06-30' }, []],
    ['all fields at once', { tag_ids: [tags.Buiten], sport_ids: [sports.Judo], max_age: 18 }, ['Kinderen']],
    [
      'all fields at once, one of which does not match',
      { tag_ids: [tags.Buiten], min_age: 4, max_price: 0, max_age: 12 },
      [],
    ],
  ])('%s', async (_name, filter, names) => {
    expect(await activitiesFound(filter)).toEqual(names);
  });

  test('are of the platforms of the label; those of others are not counted', async () => {
    const { body } = await call(createLabel, {
      as: 'strangerAdmin',
      body: { name: 'Elders', icon: iconOf('strangerAdmin') },
    });
    const params = { labelId: body.label.id };
    const found = await call(listLabelActivityMatches, { as: 'strangerAdmin', params, query: { minAge: '55' } });
    expect(found.body.activities.map(({ name }) => name)).toEqual(['Elders']);
  });

  test.each([
    ['ages the wrong way round', { min_age: 60, max_age: 55 }, 'min_age'],
    ['an age that nobody has', { max_age: 121 }, 'max_age'],
    ['dates the wrong way round', { start_date: '2026-02-02', end_date: '2026-02-01' }, 'start_date'],
    ['a day that does not exist', { start_date: '2026-02-30' }, 'start_date'],
    ['prices the wrong way round', { min_price: 2, max_price: 1 }, 'min_price'],
    ['half a cent', { min_price: 12.5 }, 'min_price'],
    ['an unknown sport', { sport_ids: [999_999] }, 'sport_ids'],
    ['a category of another platform', { category_ids: [world.foreign.Elders] }, 'category_ids'],
  ])('a filter is refused with %s', async (_name, body, field) => {
    const params = { labelId: await newLabel() };
    const answer = await call(updateLabelActivityFilters, { as: 'admin', params, body });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  });

  test('a filter keeps fields that are left out, and checks both ends of a range together', async () => {
    const params = { labelId: await newLabel() };
    await call(updateLabelActivityFilters, { as: 'admin', params, body: { min_age: 55, tag_ids: [tags.Buiten] } });
    const { body } = await call(updateLabelActivityFilters, { as: 'admin', params, body: { max_price: 500 } });
    expect(body.filter).toMatchObject({ min_age: 55, max_price: 500, tag_ids: [tags.Buiten] });
    const refused = await call(updateLabelActivityFilters, { as: 'admin', params, body: { max_age: 18 } });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['min_age']]);
    const stale = { min_age: 4, updated_at: '2026-01-01T00:00:00.000Z' };
    expect((await call(updateLabelActivityFilters, { as: 'admin', params, body: stale })).status).toBe(409);
    const label = await call(getLabel, { as: 'admin', params });
    expect(label.body.label.filters).toEqual(['activity']);
  });
});

describe('the categories of a label', () => {
  const titles = async (params: { labelId: number }) => {
    const { body } = await call(listLabelCategories, { as: 'superadmin', params });
    return body.categories.map(({ title }) => title);
  };

  test('are those of all platforms and of its own, whichever platform is current', async () => {
    await asSystem(appPool, (db) => seedCategories(db, ['Heuvels'], tenants.child));
    const icon = iconOf('superadmin');
    const application_ids = [tenants.otherApplication];
    const { body } = await call(createLabel, { as: 'superadmin', body: { name: 'Ver', icon, application_ids } });
    const params = { labelId: body.label.id };
    expect(await titles(params)).toEqual(['Jeugd', 'Elders']);
    const headers = { 'x-application-id': String(application) };
    const { body: here } = await call(listLabelCategories, { as: 'superadmin', params, headers });
    expect(here.categories.map(({ title }) => title)).toEqual(['Jeugd', 'Elders']);
    expect((await call(listLabelCategories, { as: 'admin', params })).status).toBe(404);
  });

  test('of a platform that the label left stay in its filters until they are removed; others are refused', async () => {
    const [child, foreign] = [tenants.child, world.foreign.Elders];
    const { Dal, Top } = await asSystem(appPool, (db) => seedCategories(db, ['Dal', 'Top'], child));
    const icon = iconOf('superadmin');
    const application_ids = [child, tenants.otherApplication];
    const { body } = await call(createLabel, { as: 'superadmin', body: { name: 'Beide', icon, application_ids } });
    const params = { labelId: body.label.id };
    const save = (category_ids: (number | undefined)[]) =>
      call(updateLabelActivityFilters, { as: 'superadmin', params, body: { category_ids } });
    expect((await save([Dal, foreign])).status).toBe(200);
    await call(updateLabel, {
      as: 'superadmin',
      params,
      body: { name: 'Beide', application_ids: [tenants.otherApplication] },
    });
    expect(await titles(params)).toEqual(expect.arrayContaining(['Elders', 'Dal']));
    expect(await titles(params)).not.toContain('Top');
    expect((await save([Dal])).status).toBe(200);
    const refused = await save([Dal, Top]);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['category_ids']]);
    expect((await save([])).status).toBe(200);
    expect((await save([Dal])).status).toBe(422);
  });
});

describe('the organisations that a label finds', () => {
  async function organizationsFound(filter: Record<string, unknown>) {
    const labelId = await newLabel();
    const params = { labelId };
    const listed = await call(listLabelOrganizationMatches, { as: 'admin', params, query: queryOf(filter) });
    const saved = await call(updateLabelOrganizationFilters, { as: 'admin', params, body: filter });
    expect([saved.status, saved.errors]).toEqual([200, {}]);
    const names = listed.body.organizations.map(({ name }) => name);
    expect(saved.body.matches_count).toBe(names.length);
    const filtered = await call(listOrganizations, { as: 'admin', query: { labelId: String(labelId) } });
    expect(filtered.body.organizations.map(({ name }) => name)).toEqual(names);
    const own = await call(getOrganizationLabels, { params: { organizationId: organization } });
    expect(own.body.matched_labels.some(({ id }) => id === labelId)).toBe(names.includes('Zwemclub Test'));
    return names;
  }

  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing filled in finds nothing', {}, []],
    ['by their own sports', { sport_ids: [sports.Judo] }, ['Judo Noord']],
    ['by one published activity; a draft is none', { min_age: 55 }, ['Zwemclub Test']],
    ['by one activity that matches every field', { tag_ids: [tags.Buiten], max_age: 12 }, ['Zwemclub Test']],
    ['not by two activities that each match one field', { min_age: 55, min_price: 1 }, []],
    ['by sport and activity together', { sport_ids: [sports.Judo], min_age: 4 }, []],
  ])('%s', async (_name, filter, names) => {
    expect(await organizationsFound(filter)).toEqual(names);
  });

  test('don’t include rejected ones', async () => {
    await asSystem(appPool, async (db) => {
      const rejected = {
        name: 'Judo Afgewezen',
        home_application_id: application,
        status: 'rejected',
        rejected_reason: 'Geen aanbod',
      };
      const organization_id = await seedOrganization(db, rejected);
      await db.insertInto('organization_sports').values({ organization_id, sport_id: sports.Judo }).execute();
    });
    expect(await organizationsFound({ sport_ids: [sports.Judo] })).toEqual(['Judo Noord']);
  });
});

describe('a filter for products', () => {
  const found = async (filter: Record<string, unknown>) => {
    const params = { labelId: await newLabel() };
    const { body } = await call(updateLabelProductFilters, { as: 'admin', params, body: filter });
    expect((await call(getLabelProductFilters, { as: 'admin', params })).body).toEqual(body);
    const list = await call(listLabelProductMatches, { as: 'admin', params, query: queryOf(filter) });
    expect(list.body.meta.pagination.total).toBe(body.matches_count);
    return list.body.products.map(({ name }) => name);
  };
  test.each<[string, Record<string, unknown>, string[]]>([
    ['nothing filled in', {}, []],
    ['a price', { max_price: 500 }, ['Badmuts', 'Seniorenkaart']],
    ['an age', { min_age: 55 }, ['Seniorenkaart']],
    ['a tag and a sport', { tag_ids: [world.tags.Buiten], sport_ids: [world.sports.Judo] }, ['Judopak']],
    ['a category', { category_ids: [world.categories.Jeugd] }, ['Judopak']],
    ['a day: products have none', { max_price: 500, start_date: '2027-01-01' }, []],
  ])('with %s', async (_what, filter, names) => {
    expect(await found(filter)).toEqual(names);
  });
});
