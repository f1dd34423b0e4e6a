import {
  addBundleSessions,
  createBundle,
  getBundle,
  getBundleSession,
  listBundles,
  listBundleSessions,
  planBundleSessions,
  removeBundle,
  removeBundleSession,
  restoreBundle,
  updateBundle,
  updateBundleSession,
} from '@move/contract/bundles/bundles.ts';
import {
  createSession,
  getSession,
  listSessions,
  previewSession,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { seedRate } from '../rates/rates.seed.ts';
import { fillSession } from '../bookings/bookings.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import { sessionWorld, span, tuesday, weekly } from '../../testing/worlds/session-world.ts';

const { call, appPool, world, newActivity } = await sessionWorld();

const after = (days: number) => Temporal.PlainDate.from(tuesday).add({ days }).toString();
const on = (days: number) => ({ ...span, start_date: after(days), end_date: after(days) });

async function newBundle(body: Record<string, unknown> = {}) {
  const activity = await newActivity();
  const made = await call(createBundle, { params: activity, body: { name: 'Cursus', start_date: tuesday, ...body } });
  expect(made.errors).toEqual({});
  return { params: { ...activity, bundleId: made.body.bundle.id }, activity, bundle: made.body.bundle };
}

async function newSessions(params: { organizationId: number; activityId: number }, days: readonly number[]) {
  const ids: number[] = [];
  for (const day of days) ids.push((await call(createSession, { params, body: on(day) })).body.session.id);
  return ids;
}

const takeSpots = (sessionId: number, taken: number) => asSystem(appPool, (db) => fillSession(db, sessionId, taken));

describe('a bundle', () => {
  test('is made with existing sessions and a series of new ones, in one call', async () => {
    const activity = await newActivity();
    const session_ids = await newSessions(activity, [1, 2]);
    const sessions = [{ ...on(7), repetition: weekly }];
    const body = { name: 'Cursus', start_date: tuesday, spots: 12, session_ids, sessions };
    const made = await call(createBundle, { params: activity, body });
    expect(made.status).toBe(201);
    expect(made.body.bundle).toMatchObject({
      name: 'Cursus',
      spots: 12,
      taken: 0,
      free: 12,
      sessions_count: 8,
      sessions_ahead: 8,
      first_session: { id: session_ids[0], start_date: after(1) },
      last_session: { start_date: after(42) },
      rate: { id: world.rate },
      rate_inherited: true,
    });
    const params = { ...activity, bundleId: made.body.bundle.id };
    const listed = await call(listBundleSessions, { params });
    expect(listed.body.sessions.map(({ start_date }) => start_date)).toEqual(
      [1, 2, 7, 14, 21, 28, 35, 42].map((days) => after(days)),
    );
  });

  test('leaves no sessions when it is refused', async () => {
    const activity = await newActivity();
    const body = { name: 'Cursus', start_date: after(8), sessions: [on(7), on(9)] };
    const refused = await call(createBundle, { params: activity, body });
    expect(refused.status).toBe(422);
    expect(refused.errors.start_date?.[0]).toContain('eerste sessie');
    expect((await call(listSessions, { params: activity })).body.meta.pagination.total).toBe(0);
  });

  test('has its own price, that of the activity, or none', async () => {
    const { params, bundle } = await newBundle({ rate_id: world.other });
    expect(bundle).toMatchObject({ rate: { price_in_cents: 2_500 }, rate_inherited: false });
    const free = await call(updateBundle, { params, body: { rate_id: null } });
    expect(free.body.bundle).toMatchObject({ rate: null, rate_inherited: false });
    const same = await call(updateBundle, { params, body: { rate_inherited: false } });
    expect(same.body.bundle).toMatchObject({ rate: null, rate_inherited: false });
    const again = await call(updateBundle, { params, body: { rate_inherited: true } });
    expect(again.body.bundle).toMatchObject({ rate: { price_in_cents: 1_250 }, rate_inherited: true });
    const kept = await call(updateBundle, { params, body: { name: 'Vervolg' } });
    expect(kept.body.bundle).toMatchObject({ name: 'Vervolg', rate_inherited: true });
    // a bundle keeps an archived rate; another bundle can't choose it
    const archived = await asSystem(appPool, (db) =>
      seedRate(db, { organization_id: params.organizationId, name: 'Oud', archived_at: '2026-01-01T00:00:00Z' }),
    );
    await asSystem(appPool, (db) =>
      sql`update bundles set rate_id = ${archived}, rate_inherited = false where id = ${params.bundleId}`.execute(db),
    );
    const saved = await call(updateBundle, { params, body: { name: 'Najaar', rate_id: archived } });
    expect([saved.status, saved.body.bundle?.name]).toEqual([200, 'Najaar']);
    const other = (await newBundle({})).params;
    expect((await call(updateBundle, { params: other, body: { rate_id: archived } })).status).toBe(422);
    const foreign = await call(updateBundle, { params, body: { rate_id: world.foreignRate } });
    expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['rate_id']]);
  });

  test('has as many free spots as the fullest of its sessions to come', async () => {
    const { params, activity } = await newBundle({ spots: 10 });
    const [roomy = 0, full = 0] = await newSessions(activity, [0, 7]);
    await asSystem(appPool, (db) =>
      db.updateTable('sessions').set({ spots: 8 }).where('id', 'in', [roomy, full]).execute(),
    );
    await takeSpots(full, 5);
    await call(addBundleSessions, { params, body: { session_ids: [roomy, full] } });
    expect((await call(getBundle, { params })).body.bundle.free).toBe(3);
  });

  test('refuses a save of an older version (409)', async () => {
    const { params, bundle } = await newBundle();
    await call(updateBundle, { params, body: { name: 'Van een ander' } });
    const stale = await call(updateBundle, { params, body: { name: 'Laat', updated_at: bundle.updated_at } });
    expect([stale.status, Object.keys(stale.errors)]).toEqual([409, ['updated_at']]);
  });

  test('is found by name, and listed apart when it is over', async () => {
    const { activity, params } = await newBundle({ name: 'Één lange cursus' });
    const running = await call(createBundle, { params: activity, body: { name: 'Zomerweek', start_date: tuesday } });
    const found = await call(listBundles, { params: activity, query: { search: 'een lange' } });
    expect(found.body.bundles.map(({ id }) => id)).toEqual([params.bundleId]);
    const over = await call(createBundle, { params: activity, body: { name: 'Vorige cursus', start_date: tuesday } });
    await call(addBundleSessions, { params: { ...activity, bundleId: over.body.bundle.id }, body: on(0) });
    await asSystem(appPool, (db) =>
      sql`update sessions set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
        where activity_id = ${activity.activityId}`.execute(db),
    );
    const idsOf = async (query: { past?: '0' | '1' }) =>
      (await call(listBundles, { params: activity, query: { ...query, sort: 'name' } })).body.bundles.map(
        ({ id }) => id,
      );
    expect(await idsOf({ past: '1' })).toEqual([over.body.bundle.id]);
    expect(await idsOf({ past: '0' })).toEqual([params.bundleId, running.body.bundle.id]);
    expect(await idsOf({})).toHaveLength(3);
  });

  test('can be removed and restored; its sessions stay', async () => {
    const { params, activity } = await newBundle({ sessions: [on(0), on(7)] });
    expect((await call(removeBundle, { params })).status).toBe(204);
    expect((await call(getBundle, { params })).status).toBe(404);
    expect((await call(listSessions, { params: activity })).body.meta.pagination.total).toBe(2);
    const back = await call(restoreBundle, { params });
    expect(back.body.bundle.sessions_count).toBe(2);
  });
});

describe('its sessions', () => {
  test('must belong to its activity', async () => {
    const { params } = await newBundle();
    const other = await newActivity();
    const [stranger = 0] = await newSessions(other, [0]);
    for (const body of [{ session_id: stranger }, { session_ids: [stranger] }, { session_ids: [987_654] }]) {
      const refused = await call(addBundleSessions, { params, body });
      expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['session_ids']]);
    }
    expect((await call(listBundleSessions, { params })).body.sessions).toEqual([]);
  });

  test('may be in several bundles, and only once in each', async () => {
    const { params, activity } = await newBundle();
    const second = await call(createBundle, { params: activity, body: { name: 'Tweede', start_date: tuesday } });
    const [shared = 0, apart] = await newSessions(activity, [0, 7]);
    const other = { ...activity, bundleId: second.body.bundle.id };
    expect((await call(addBundleSessions, { params, body: { session_id: shared } })).body.session_ids).toEqual([
      shared,
    ]);
    expect((await call(addBundleSessions, { params, body: { session_id: shared } })).body.session_ids).toEqual([]);
    expect((await call(addBundleSessions, { params: other, body: { session_ids: [shared] } })).status).toBe(201);
    const found = await call(listSessions, { params: activity, query: { bundleId: String(other.bundleId) } });
    expect(found.body.sessions.map(({ id }) => id)).toEqual([shared]);
    const lacking = await call(listSessions, { params: activity, query: { withoutBundleId: String(other.bundleId) } });
    expect(lacking.body.sessions.map(({ id }) => id)).toEqual([apart]);
  });

  test('can be planned through the bundle, also as a series; errors are on their own fields', async () => {
    const { params } = await newBundle();
    const planned = await call(addBundleSessions, { params, body: { ...on(0), repetition: weekly } });
    expect(planned.body.session_ids).toHaveLength(6);
    expect(planned.body.bundle.sessions_count).toBe(6);
    const wrong = await call(addBundleSessions, { params, body: { ...on(0), end_time: '18:00' } });
    expect(Object.keys(wrong.errors)).toEqual(['end_time']);
    const nothing = await call(addBundleSessions, { params, body: { session_ids: [] } });
    expect(Object.keys(nothing.errors)).toEqual(['session_ids']);
    const lacking = await call(addBundleSessions, { params, body: { start_date: after(0) } });
    expect(Object.keys(lacking.errors).toSorted()).toEqual(['end_date', 'end_time', 'start_time']);
  });

  test('do not start before the bundle does', async () => {
    const { params, activity } = await newBundle({ start_date: after(7) });
    const [early = 0] = await newSessions(activity, [0]);
    expect(Object.keys((await call(addBundleSessions, { params, body: on(0) })).errors)).toEqual(['start_date']);
    const attached = await call(addBundleSessions, { params, body: { session_id: early } });
    expect(Object.keys(attached.errors)).toEqual(['session_ids']);
    const grid = await call(planBundleSessions, { params, body: { sessions: [on(7), on(0), on(14)] } });
    expect(Object.keys(grid.errors)).toEqual(['sessions.1.start_date']);
    expect((await call(getBundle, { params })).body.bundle.sessions_count).toBe(0);
    const late = await call(planBundleSessions, { params, body: { sessions: [on(7), on(14)] } });
    expect(late.body.session_ids).toHaveLength(2);
    const moved = await call(updateBundle, { params, body: { start_date: after(8) } });
    expect(Object.keys(moved.errors)).toEqual(['start_date']);
  });

  test('can be read and changed through the bundle only when they are in it', async () => {
    const { params, activity } = await newBundle({ sessions: [on(0)] });
    const [inside] = (await call(listBundleSessions, { params })).body.sessions;
    const [outside = 0] = await newSessions(activity, [7]);
    const inBundle = (sessionId = 0) => ({ ...params, sessionId });
    expect((await call(getBundleSession, { params: inBundle(inside?.id) })).body.session.start_date).toBe(tuesday);
    const changed = await call(updateBundleSession, { params: inBundle(inside?.id), body: { spots: 9 } });
    expect(changed.body.session.spots).toBe(9);
    expect((await call(getBundleSession, { params: inBundle(outside) })).status).toBe(404);
    expect((await call(updateBundleSession, { params: inBundle(outside), body: { spots: 9 } })).status).toBe(404);
    expect((await call(removeBundleSession, { params: inBundle(outside) })).status).toBe(404);
  });

  test('can’t be moved to before the start of the bundle, alone or with their series', async () => {
    const { params, activity } = await newBundle({ start_date: tuesday, sessions: [{ ...on(0), repetition: weekly }] });
    const [first, second] = (await call(listBundleSessions, { params })).body.sessions;
    const inActivity = (sessionId = 0) => ({ ...activity, sessionId });
    const early = { ...on(-1), scope: 'this' as const };
    for (const endpoint of [updateSession, previewSession]) {
      const alone = await call(endpoint, { params: inActivity(first?.id), body: early });
      expect([alone.status, Object.keys(alone.errors)]).toEqual([422, ['start_date']]);
    }
    const all = await call(updateSession, { params: inActivity(first?.id), body: { ...early, scope: 'following' } });
    expect(Object.keys(all.errors)).toEqual(['start_date']);
    const fine = await call(updateSession, { params: inActivity(second?.id), body: { ...on(3), scope: 'this' } });
    expect(fine.status).toBe(200);
  });

  test('include canceled ones in the list and in listed_sessions, not in sessions_count', async () => {
    const { params } = await newBundle({ sessions: [on(0), on(7)] });
    const [first] = (await call(listBundleSessions, { params })).body.sessions;
    const canceled_at = new Date().toISOString();
    await asSystem(appPool, (db) =>
      db
        .updateTable('sessions')
        .set({ canceled_at })
        .where('id', '=', first?.id ?? 0)
        .execute(),
    );
    const { sessions } = (await call(listBundleSessions, { params })).body;
    const { bundle } = (await call(getBundle, { params })).body;
    expect([sessions.length, bundle.listed_sessions, bundle.sessions_count]).toEqual([2, 2, 1]);
  });

  test('can be taken out of the bundle and stay, or be removed', async () => {
    const { params, activity } = await newBundle({ sessions: [on(0), on(7)] });
    const [first, second] = (await call(listBundleSessions, { params })).body.sessions;
    const inBundle = (sessionId = 0) => ({ ...params, sessionId });
    expect((await call(removeBundleSession, { params: inBundle(first?.id) })).status).toBe(204);
    expect((await call(getSession, { params: { ...activity, sessionId: first?.id ?? 0 } })).status).toBe(200);
    expect((await call(removeBundleSession, { params: inBundle(second?.id), query: { delete: '1' } })).status).toBe(
      204,
    );
    expect((await call(getSession, { params: { ...activity, sessionId: second?.id ?? 0 } })).status).toBe(404);
    expect((await call(getBundle, { params })).body.bundle).toMatchObject({ sessions_count: 0, first_session: null });
  });
});
