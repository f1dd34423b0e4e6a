import { duplicateActivity, getDuplicateParts } from '@move/contract/duplicates/duplicates.ts';
import {
  getActivityLabels,
  getOrganizationLabels,
  getProductLabels,
  updateActivityLabels,
  updateOrganizationLabels,
  updateProductLabels,
} from '@move/contract/labels/assigned-labels.ts';
import { duplicateProduct } from '@move/contract/products/products.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { twoPlatformsWorld } from '../../../testing/worlds/two-platforms-world.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedLabel } from '../labels.seed.ts';

// `as` is a trainer of the organisation who also administers the other platform.
const { call, appPool, tenants, organizationId, newActivity } = await twoPlatformsWorld();
const { application, otherApplication } = tenants;
const params = { organizationId };
const as = 'strangerAdmin';

test('a trainer can’t assign labels of a platform that the trainer doesn’t administer', async () => {
  const [theirs, own] = await asSystem(appPool, async (db) => {
    await seedRole(db, { user_id: tenants.users.strangerAdmin, role: 'trainer', organization_id: organizationId });
    return [
      await seedLabel(db, { name: 'Jeugdfonds', application_ids: [application] }),
      await seedLabel(db, { name: 'Zomerpas', application_ids: [otherApplication] }),
    ];
  });
  const inActivity = { ...params, activityId: await newActivity() };
  const choices = (await call(getOrganizationLabels, { as, params })).body.choices.map(({ id }) => id);
  const refused = [
    await call(updateOrganizationLabels, { as, params, body: { labels: [theirs] } }),
    await call(updateActivityLabels, { as, params: inActivity, body: { labels: [theirs] } }),
  ];
  await call(updateOrganizationLabels, { params, body: { labels: [theirs] } });
  const given = await call(updateOrganizationLabels, { as, params, body: { labels: [own] } });
  expect([choices, refused.map(({ status }) => status), given.body.labels]).toEqual([[own], [422, 422], [own]]);
  const seen = await call(getOrganizationLabels, { params });
  expect(seen.body.labels).toEqual([theirs, own]);
});

test('a copy of an activity or product has the labels that the user who copies it may assign', async () => {
  const labels = (await call(getOrganizationLabels, { params })).body.choices.map(({ id }) => id);
  const own = (await call(getOrganizationLabels, { as, params })).body.choices.map(({ id }) => id);
  await asSystem(appPool, async (db) => {
    await seedRole(db, { user_id: tenants.users.stranger, role: 'trainer', organization_id: organizationId });
  });
  const activity = { ...params, activityId: await newActivity() };
  const product = {
    ...params,
    productId: await asSystem(appPool, (db) => seedProduct(db, { organization_id: organizationId, name: 'Badmuts' })),
  };
  await call(updateActivityLabels, { params: activity, body: { labels } });
  await call(updateProductLabels, { params: product, body: { labels } });
  const copied: unknown[] = [];
  for (const who of ['staff', as, 'stranger'] as const) {
    const { parts } = (await call(getDuplicateParts, { as: who, params: activity })).body;
    const body = { name: `Kopie van ${who}` };
    const { id: activityId } = (await call(duplicateActivity, { as: who, params: activity, body })).body.activity;
    const { id: productId } = (await call(duplicateProduct, { as: who, params: product, body })).body.product;
    const ofActivity = await call(getActivityLabels, { params: { ...params, activityId } });
    const ofProduct = await call(getProductLabels, { params: { ...params, productId } });
    copied.push([who, parts.labels, ofActivity.body.labels, ofProduct.body.labels]);
  }
  expect(copied).toEqual([
    ['staff', 2, labels, labels],
    [as, 1, own, own],
    ['stranger', 0, [], []],
  ]);
});

test('staff assign labels of all platforms, and so does a superadmin', async () => {
  for (const who of ['staff', 'superadmin'] as const) {
    const { body } = await call(getOrganizationLabels, { as: who, params });
    expect(body.choices.map(({ name }) => name)).toEqual(['Jeugdfonds', 'Zomerpas']);
  }
});
