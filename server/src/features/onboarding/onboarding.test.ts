import { getOnboarding, hideOnboarding } from '@move/contract/onboarding/onboarding.ts';
import { ONBOARDING_KEYS } from '@move/domain/onboarding/onboarding-steps.ts';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';
import { seedRate } from '../rates/rates.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedInvite } from '../team/team.seed.ts';

const { call, appPool, tenants } = await testApp();
const params = { organizationId: tenants.organization };
const read = async (as: 'staff' | 'trainer' = 'staff') => {
  const { body } = await call(getOnboarding, { as, params });
  return body.onboarding;
};
const done = async () => (await read()).items.filter((item) => item.done).map(({ key }) => key);
const given = (work: (db: Database) => Promise<unknown>) => asSystem(appPool, work);
const organization_id = tenants.organization;

test('each step is done once its record exists', async () => {
  await given((db) =>
    db.deleteFrom('user_roles').where('organization_id', '=', organization_id).where('role', '=', 'trainer').execute(),
  );
  expect((await read()).items.map(({ key }) => key)).toEqual(ONBOARDING_KEYS);
  expect(await done()).toEqual([]);

  await given((db) =>
    db
      .updateTable('organizations')
      .set({ description: 'Zwemmen voor iedereen', email: 'info@test.example' })
      .where('id', '=', organization_id)
      .execute(),
  );
  expect(await done()).toEqual(['profile']);
  await given((db) => seedLocation(db, { owner_organization_id: organization_id, name: 'Zwembad' }));
  expect(await done()).toEqual(['profile', 'location']);
  await given((db) => seedRate(db, { organization_id, name: 'Losse les' }));
  expect(await done()).toEqual(['profile', 'location', 'rate']);
  const activity_id = await given((db) => seedActivity(db, { organization_id, name: 'Zwemmen', concept: true }));
  expect(await done()).toEqual(['profile', 'location', 'rate', 'activity']);
  expect(await read()).toMatchObject({ activity_id });
  const times = { start_date: '2027-01-05', start_time: '19:00', end_date: '2027-01-05', end_time: '20:00' };
  await given((db) => seedSessions(db, { organization_id, activity_id: Number(activity_id), ...times }));
  expect(await done()).toContain('session');
  await given((db) =>
    db.updateTable('activities').set({ concept: false }).where('organization_id', '=', organization_id).execute(),
  );
  expect(await done()).toContain('published');
  expect(await done()).not.toContain('member');
  const invited = {
    email: 'nieuw@test.example',
    first_name: 'Nieuw',
    last_name: 'Lid',
    role: 'trainer',
    token: 'link',
  };
  await given((db) => seedInvite(db, { organization_id, ...invited }));
  expect(await done()).toContain('member');
});

test('the activity step refers to a concept (draft), even when another activity is published', async () => {
  const concept = await given((db) => seedActivity(db, { organization_id, name: 'Nog niet af', concept: true }));
  await given((db) => seedActivity(db, { organization_id, name: 'Af', concept: false }));
  expect(await read()).toMatchObject({ activity_id: concept });
});

test('removed records don’t count', async () => {
  await given((db) => db.updateTable('rates').set({ deleted_at: new Date().toISOString() }).execute());
  await given((db) => db.updateTable('activities').set({ deleted_at: new Date().toISOString() }).execute());
  const open = (await read()).items.filter((item) => !item.done).map(({ key }) => key);
  expect(open).toEqual(expect.arrayContaining(['rate', 'activity', 'published']));
  expect((await read()).activity_id).toBeNull();
});

test('a step that the user may not do is left out', async () => {
  await given((db) =>
    db.insertInto('user_roles').values({ user_id: tenants.users.trainer, role: 'trainer', organization_id }).execute(),
  );
  expect((await read('trainer')).items.map(({ key }) => key)).toEqual([
    'location',
    'rate',
    'activity',
    'session',
    'published',
  ]);
});

test('a user hides the steps for themselves only, and can show them again', async () => {
  const hide = (is_hidden: boolean) => call(hideOnboarding, { params, body: { is_hidden } });
  expect((await hide(true)).body.onboarding.is_hidden).toBe(true);
  expect((await hide(true)).status).toBe(200);
  expect([(await read()).is_hidden, (await read('trainer')).is_hidden]).toEqual([true, false]);
  expect((await hide(false)).body.onboarding.is_hidden).toBe(false);
  const { status, errors } = await call(hideOnboarding, { params, body: {} });
  expect([status, Object.keys(errors)]).toEqual([422, ['is_hidden']]);
});
