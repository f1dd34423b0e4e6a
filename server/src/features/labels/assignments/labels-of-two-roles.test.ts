import {
  getOrganizationLabels,
  updateActivityLabels,
  updateOrganizationLabels,
} from '@move/contract/labels/assigned-labels.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { twoPlatformsWorld } from '../../../testing/worlds/two-platforms-world.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedLabel } from '../labels.seed.ts';

// A trainer here who also administers the other platform.
const { call, appPool, tenants, organizationId, newActivity } = await twoPlatformsWorld();
const { application, otherApplication } = tenants;
const params = { organizationId };
const as = 'strangerAdmin';

test('a trainer of the organisation can’t assign labels of other platforms than they administer', async () => {
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

test('staff assign labels of all platforms, and so does a superadmin', async () => {
  for (const who of ['staff', 'superadmin'] as const) {
    const { body } = await call(getOrganizationLabels, { as: who, params });
    expect(body.choices.map(({ name }) => name)).toEqual(['Jeugdfonds', 'Zomerpas']);
  }
});
