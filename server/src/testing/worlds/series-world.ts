import { createSession, listSessions, previewSession, updateSession } from '@move/contract/sessions/sessions.ts';
import { beforeEach, expect } from 'vitest';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import { fillSession } from '../../features/bookings/bookings.seed.ts';
import { seedLocation } from '../../features/locations/locations.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../test-app.ts';

/**
 * The first of six Tuesdays in March and April 2038, across the clock change of 28 March. It is far ahead, because sessions in the past
 * can't change.
 */
export const TUESDAY = '2038-03-02';
export const span = { start_date: TUESDAY, start_time: '19:00', end_date: TUESDAY, end_time: '20:30' };
export const weekly = { type: 'weeks' as const, every: 1, days: [2], count: 6 };
export const daysAfter = (days: number, from = TUESDAY) => Temporal.PlainDate.from(from).add({ days }).toString();

/** The world of tests that change a weekly series: each test has an activity of its own. */
export async function seriesWorld() {
  const app = await testApp();
  const { call, tenants, appPool } = app;
  const organizationId = tenants.organization;
  const params = { organizationId, activityId: 0 };
  beforeEach(async () => {
    params.activityId = await asSystem(appPool, async (db) => {
      const location_id = await seedLocation(db, { owner_organization_id: organizationId, name: 'Zwembad' });
      return seedActivity(db, { organization_id: organizationId, name: 'Zwemmen', location_id });
    });
  });

  const sessions = async () => (await call(listSessions, { params, query: { itemsPerPage: 1_000 } })).body.sessions;

  /** Creates a session on each of the six Tuesdays, the fifth with three participants, and returns their ids. */
  async function createSeries(body: Record<string, unknown> = {}) {
    const made = await call(createSession, { params, body: { ...span, spots: 10, repetition: weekly, ...body } });
    expect(made.errors).toEqual({});
    const rows = await sessions();
    const fifth = rows[4];
    if (fifth) {
      await asSystem(appPool, (db) => fillSession(db, fifth.id, 3));
    }
    return rows.map((row) => row.id);
  }

  const sessionPath = (sessionId: number | undefined) => ({ ...params, sessionId: sessionId ?? 0 });
  const update = (id: number | undefined, body: Record<string, unknown>, query = {}) =>
    call(updateSession, { params: sessionPath(id), body, query });
  const preview = (id: number | undefined, body: Record<string, unknown>) =>
    call(previewSession, { params: sessionPath(id), body });
  return { ...app, organizationId, params, sessions, createSeries, sessionPath, update, preview };
}
