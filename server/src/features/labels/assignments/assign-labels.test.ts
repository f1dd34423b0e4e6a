import {
  getActivityLabels,
  getOrganizationLabels,
  getProductLabels,
  updateActivityLabels,
  updateOrganizationLabels,
  updateProductLabels,
} from '@move/contract/labels/assigned-labels.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedTags } from '../../taxonomy/taxonomy.seed.ts';
import { seedLabel } from '../labels.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication, organization, childOrganization } = tenants;
const params = { organizationId: organization };

const world = await asSystem(appPool, async (db) => {
  const tags = await seedTags(db, ['Rolstoelvriendelijk', 'Buiten']);
  // the organisation is on the child platform too
  await db
    .insertInto('organization_applications')
    .values({ organization_id: organization, application_id: child })
    .execute();
  return {
    senior: await seedLabel(db, { name: '55+', application_ids: [application] }),
    south: await seedLabel(db, { name: 'Zuidpas', application_ids: [child] }),
    foreign: await seedLabel(db, { name: 'Elders', application_ids: [otherApplication] }),
    automatic: await seedLabel(db, {
      name: 'Voor iedereen',
      application_ids: [application],
      filters: {
        product: { max_price: 1_000, tag_ids: [tags.Buiten] },
        activity: { tag_ids: [tags.Rolstoelvriendelijk, tags.Buiten], min_age: 4, max_price: 0 },
      },
    }),
    activity: await seedActivity(db, {
      organization_id: organization,
      name: 'Zwemmen',
      age_from: 6,
      tag_ids: [tags.Rolstoelvriendelijk],
    }),
    product: await seedProduct(db, {
      organization_id: organization,
      name: 'Tienrittenkaart',
      tag_ids: [tags.Buiten],
    }),
    other: await seedActivity(db, { organization_id: childOrganization, name: 'Judo' }),
  };
});
const { senior, south, automatic } = world;

test('staff assign labels of the platforms of their organisation, and no others', async () => {
  const { body } = await call(getOrganizationLabels, { params });
  expect(body.choices.map(({ name }) => name)).toEqual(['55+', 'Voor iedereen', 'Zuidpas']);
  const given = await call(updateOrganizationLabels, { params, body: { labels: [senior, south, senior] } });
  expect(given.body.labels).toEqual([senior, south]);
  const refused = await call(updateOrganizationLabels, { params, body: { labels: [world.foreign] } });
  expect([refused.status, refused.errors]).toEqual([422, { labels: ['Labels bestaat niet'] }]);
  const list = await call(listOrganizations, { as: 'admin', query: { labelId: String(senior) } });
  expect(list.body.organizations.map(({ id }) => id)).toEqual([organization]);
});

test('an admin assigns and removes labels of their own platforms; others stay', async () => {
  await call(updateOrganizationLabels, { params, body: { labels: [senior, south] } });
  const seen = await call(getOrganizationLabels, { as: 'childAdmin', params });
  expect(seen.body).toMatchObject({ labels: [south], choices: [{ id: south }] });
  const emptied = await call(updateOrganizationLabels, { as: 'childAdmin', params, body: { labels: [] } });
  expect(emptied.body.labels).toEqual([]);
  expect((await call(getOrganizationLabels, { params })).body.labels).toEqual([senior]);
});

test('an activity has labels by hand and by filter, with the reason of the filter', async () => {
  const inActivity = { ...params, activityId: world.activity };
  const { body } = await call(updateActivityLabels, { params: inActivity, body: { labels: [senior] } });
  expect(body.labels).toEqual([senior]);
  expect(body.matched_labels).toEqual([
    {
      id: automatic,
      name: 'Voor iedereen',
      icon_url: null,
      because: {
        min_age: 4,
        max_age: null,
        start_date: null,
        end_date: null,
        min_price: null,
        max_price: 0,
        sports: [],
        tags: ['Buiten', 'Rolstoelvriendelijk'],
        categories: [],
      },
    },
  ]);
  const foreign = { ...params, activityId: world.other };
  expect((await call(getActivityLabels, { params: foreign })).status).toBe(404);
  expect((await call(updateActivityLabels, { params: foreign, body: { labels: [] } })).status).toBe(404);
});

test('a product has labels by hand and by filter, of its own organisation', async () => {
  const inProduct = { ...params, productId: world.product };
  const { body } = await call(updateProductLabels, { params: inProduct, body: { labels: [senior] } });
  expect(body).toMatchObject({ labels: [senior], matched_labels: [{ id: automatic, because: { max_price: 1_000 } }] });
  expect((await call(getProductLabels, { params: inProduct })).body).toEqual(body);
  const refused = await call(updateProductLabels, { params: inProduct, body: { labels: [world.foreign] } });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['labels']]);
  const elsewhere = { organizationId: childOrganization, productId: world.product };
  expect((await call(getProductLabels, { as: 'admin', params: elsewhere })).status).toBe(404);
});

test('assigning labels is audited by name', async () => {
  await call(updateOrganizationLabels, { params, body: { labels: [] } });
  await call(updateOrganizationLabels, { params, body: { labels: [south] } });
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ changes: unknown }>`
      select changes from audit_log where action = 'updateOrganizationLabels' order by id desc limit 1`.execute(db),
  );
  expect(JSON.stringify(rows[0]?.changes)).toContain('Zuidpas');
});

test('saving over labels that another user changed meanwhile is refused', async () => {
  await call(updateOrganizationLabels, { params, body: { labels: [senior] } });
  const { updated_at } = (await call(getOrganizationLabels, { params })).body;
  const add = (label: number) =>
    call(updateOrganizationLabels, { params, body: { labels: [senior, label], updated_at } });
  const [one, other] = await Promise.all([add(south), add(automatic)]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  const refused = one.status === 409 ? one : other;
  expect(Object.keys(refused.errors)).toEqual(['updated_at']);
  const now = (await call(getOrganizationLabels, { params })).body;
  expect(now.labels).toEqual([senior, one.status === 200 ? south : automatic]);
  const again = { labels: [senior, south], updated_at: now.updated_at };
  expect((await call(updateOrganizationLabels, { params, body: again })).body.labels).toEqual([senior, south]);
  // a change of labels that the caller can't see doesn't make the caller's version old
  const seen = (await call(getOrganizationLabels, { as: 'childAdmin', params })).body;
  await call(updateOrganizationLabels, { params, body: { labels: [south] } });
  const body = { labels: [], updated_at: seen.updated_at };
  expect((await call(updateOrganizationLabels, { as: 'childAdmin', params, body })).status).toBe(200);
});
