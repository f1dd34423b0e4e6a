import { createSession } from '@move/contract/sessions/sessions.ts';
import { expect } from 'vitest';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { seedRate } from '../../features/rates/rates.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../test-app.ts';

const year = Temporal.Now.plainDateISO().year + 1;
/** A Tuesday next year. */
export const tuesday = Temporal.PlainDate.from({ year, month: 3, day: 1 })
  .add({ days: (9 - Temporal.PlainDate.from({ year, month: 3, day: 1 }).dayOfWeek) % 7 })
  .toString();
export const span = { start_date: tuesday, start_time: '19:00', end_date: tuesday, end_time: '20:30' };
export const weekly = { type: 'weeks' as const, every: 1, days: [2], count: 6 };

/** The world of tests about sessions: rates and locations of the test's organisation and of another. */
export async function sessionWorld() {
  const app = await testApp();
  const { call, tenants, appPool } = app;
  const { organization } = tenants;
  const world = await asSystem(appPool, async (db) => ({
    rate: await seedRate(db, { organization_id: organization, name: 'Les', price_in_cents: 1_250 }),
    other: await seedRate(db, { organization_id: organization, name: 'Clinic', price_in_cents: 2_500 }),
    foreignRate: await seedRate(db, { organization_id: tenants.otherOrganization, name: 'Elders' }),
    pool: await seedLocation(db, { owner_organization_id: organization, name: 'Zwembad' }),
    foreignPool: await seedLocation(db, { owner_organization_id: tenants.otherOrganization, name: 'Elders' }),
  }));

  /** Adds an activity for each test, so that tests don't affect each other's counts. */
  async function newActivity(changes: { name?: string; subscribe_from?: number; subscribe_until?: number } = {}) {
    const activityId = await asSystem(appPool, (db) =>
      seedActivity(db, {
        organization_id: organization,
        name: 'Zwemmen',
        rate_id: world.rate,
        location_id: world.pool,
        ...changes,
      }),
    );
    return { organizationId: organization, activityId };
  }

  async function newSession(body: Record<string, unknown> = {}) {
    const params = await newActivity();
    const made = await call(createSession, { params, body: { ...span, ...body } });
    expect(made.errors).toEqual({});
    return { params, session: made.body.session, series: made.body.series };
  }

  return { ...app, organization, world, newActivity, newSession };
}
