import { removeActivity, restoreActivity } from '@move/contract/activities/activities.ts';
import {
  addBundleSessions,
  createBundle,
  planBundleSessions,
  removeBundle,
  restoreBundle,
} from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { duplicateActivity } from '@move/contract/duplicates/duplicates.ts';
import { planSessions } from '@move/contract/sessions/session-grid.ts';
import { createSession, removeSession, restoreSession, updateSession } from '@move/contract/sessions/sessions.ts';
import {
  ACTIVITY_SESSIONS_MAX,
  BUNDLE_SESSIONS_MAX,
  ORGANIZATION_SESSIONS_MAX,
} from '@move/domain/sessions/planning-limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { person } from '../../../testing/worlds/people-world.ts';
import { sessionWorld, span, tuesday, weekly } from '../../../testing/worlds/session-world.ts';

const { call, appPool, organization, newActivity } = await sessionWorld();

type Path = { organizationId: number; activityId: number };

/** Creates this many sessions of an activity in one statement; returns the ids. */
async function fill({ activityId }: Path, count: number): Promise<number[]> {
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ id: number }>`
      insert into sessions (organization_id, activity_id, tz, start_date, start_time, end_date, end_time, starts_at, ends_at)
      select ${organization}, ${activityId}, 'UTC', ${tuesday}, '10:00', ${tuesday}, '11:00', ${`${tuesday}T10:00Z`},
        ${`${tuesday}T11:00Z`} from generate_series(1, ${count}::int) returning id`.execute(db),
  );
  return rows.map(({ id }) => id);
}

const countOf = async (column: 'activity_id' | 'organization_id', id: number) => {
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ n: number }>`
      select count(*) as n from sessions where ${sql.ref(column)} = ${id} and starts_at > now() and deleted_at is null`.execute(
      db,
    ),
  );
  return rows[0]?.n;
};

const tooMany = (max: number) => `An activity has at most ${max.toLocaleString('en')} upcoming sessions`;
const english = { 'accept-language': 'en' };

test('the upcoming sessions of an activity can’t exceed the limit, however they are created', async () => {
  const params = await newActivity();
  const [first] = await fill(params, ACTIVITY_SESSIONS_MAX - 2);
  const headers = english;
  expect((await call(planSessions, { params, body: { sessions: [span] } })).status).toBe(201);
  const refused = [
    await call(planSessions, { params, headers, body: { sessions: [span, span] } }),
    await call(createSession, { params, headers, body: { ...span, repetition: weekly } }),
    await call(createBundle, { params, headers, body: { name: 'B', start_date: tuesday, sessions: [span, span] } }),
    await call(updateSession, {
      params: { ...params, sessionId: first ?? 0 },
      headers,
      body: { repetition: { ...weekly, days: [2] }, scope: 'following' },
    }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(refused.map(({ errors }) => errors)).toEqual(
    ['sessions', 'start_date', 'sessions', 'repetition'].map((field) => ({
      [field]: [tooMany(ACTIVITY_SESSIONS_MAX)],
    })),
  );
  expect(await countOf('activity_id', params.activityId)).toBe(ACTIVITY_SESSIONS_MAX - 1);
  expect((await call(createSession, { params, body: span })).status).toBe(201);
});

test('a removed session is not restored above the limit', async () => {
  const params = await newActivity();
  const { session } = (await call(createSession, { params, body: span })).body;
  const path = { ...params, sessionId: session.id };
  expect((await call(removeSession, { params: path })).status).toBe(204);
  await fill(params, ACTIVITY_SESSIONS_MAX);
  const refused = await call(restoreSession, { params: path, headers: english });
  expect([refused.status, refused.errors]).toEqual([422, { session: [tooMany(ACTIVITY_SESSIONS_MAX)] }]);
});

test('a past session that moves to the future counts', async () => {
  const params = await newActivity();
  const past = { ...span, start_date: '2024-01-02', end_date: '2024-01-02' };
  const { session } = (await call(createSession, { params, body: past })).body;
  await fill(params, ACTIVITY_SESSIONS_MAX);
  const body = { start_date: tuesday };
  const refused = await call(updateSession, { params: { ...params, sessionId: session.id }, headers: english, body });
  expect([refused.status, refused.errors]).toEqual([422, { start_date: [tooMany(ACTIVITY_SESSIONS_MAX)] }]);
});

test('the sessions of a bundle can’t exceed the limit, and a bundle at the limit can be booked', async () => {
  const params = await newActivity();
  const ids = await fill(params, BUNDLE_SESSIONS_MAX + 1);
  const body = { name: 'Cursus', start_date: tuesday, session_ids: ids.slice(0, BUNDLE_SESSIONS_MAX - 1) };
  const { bundle } = (await call(createBundle, { params, body })).body;
  const path = { ...params, bundleId: bundle.id };
  const headers = english;
  const refused = [
    await call(addBundleSessions, { params: path, headers, body: { session_ids: ids.slice(-2) } }),
    await call(addBundleSessions, { params: path, headers, body: { ...span, repetition: weekly } }),
    await call(planBundleSessions, { params: path, headers, body: { sessions: [span, span] } }),
    await call(createBundle, { params, headers, body: { ...body, sessions: [span, span] } }),
  ];
  const sentence = `A bundle has at most ${BUNDLE_SESSIONS_MAX} sessions`;
  expect(refused.map(({ status, errors }) => [status, errors])).toEqual(
    Array.from({ length: 4 }, () => [422, { session_ids: [sentence] }]),
  );
  expect((await call(addBundleSessions, { params: path, body: { session_ids: ids.slice(-1) } })).status).toBe(201);
  const booked = await call(createBundleParticipant, { params: path, body: person });
  expect(booked.status).toBe(201);
});

test('sessions restored with their series don’t take a bundle above the limit', async () => {
  const params = await newActivity();
  const { session } = (await call(createSession, { params, body: span })).body;
  const ids = await fill(params, BUNDLE_SESSIONS_MAX);
  const body = { name: 'Cursus', start_date: tuesday, session_ids: [session.id, ...ids.slice(1)] };
  const { bundle } = (await call(createBundle, { params, body })).body;
  const path = { ...params, bundleId: bundle.id };
  const one = { ...params, sessionId: session.id };
  await call(removeSession, { params: one });
  expect((await call(addBundleSessions, { params: path, body: { session_ids: ids.slice(0, 1) } })).status).toBe(201);
  const sentence = { session_ids: [`A bundle has at most ${BUNDLE_SESSIONS_MAX} sessions`] };
  const refused = await call(restoreSession, { params: one, headers: english });
  expect([refused.status, refused.errors]).toEqual([422, sentence]);
  await call(removeBundle, { params: path });
  expect((await call(restoreSession, { params: one })).status).toBe(200);
  const bundleRefused = await call(restoreBundle, { params: path, headers: english });
  expect([bundleRefused.status, bundleRefused.errors]).toEqual([422, sentence]);
});

// the last test, because it fills the organisation that the other tests use
test('the upcoming sessions of an organisation can’t exceed the limit; those of removed activities don’t count', async () => {
  const kept = await newActivity();
  const removed = await newActivity();
  const copied = await newActivity();
  await fill(removed, 5_000);
  const present = (await countOf('organization_id', organization)) ?? 0;
  await fill(copied, 2);
  for (let left = ORGANIZATION_SESSIONS_MAX - present - 3; left > 0; left -= 9_000) {
    await fill(await newActivity(), Math.min(left, 9_000));
  }
  const full = `An organisation has at most ${ORGANIZATION_SESSIONS_MAX.toLocaleString('en')} upcoming sessions`;
  const headers = english;
  const twice = { params: kept, headers, body: { sessions: [span, span] } };
  const copying = { params: copied, headers, body: { name: 'Kopie', with: { future_sessions: true } } };
  const refused = [await call(planSessions, twice), await call(duplicateActivity, copying)];
  expect(refused.map(({ status, errors }) => [status, errors])).toEqual([
    [422, { sessions: [full] }],
    [422, { 'with.future_sessions': [full] }],
  ]);
  expect((await call(removeActivity, { params: removed })).status).toBe(204);
  expect((await call(planSessions, twice)).status).toBe(201);
  await fill(kept, 5_000);
  const restored = await call(restoreActivity, { params: removed, headers });
  expect([restored.status, restored.errors]).toEqual([422, { state: [full] }]);
}, 60_000);
