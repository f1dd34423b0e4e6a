import { getActivity, updateActivity } from '@move/contract/activities/activities.ts';
import {
  addBundleSessions,
  createBundle,
  getBundle,
  listBundleSessions,
  removeBundle,
  removeBundleSession,
  restoreBundle,
} from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant, listBundleParticipants } from '@move/contract/participants/bundle-participants.ts';
import { listParticipants } from '@move/contract/participants/participants.ts';
import { createSession, getSession } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { sessionWorld, span, tuesday } from '../../../testing/worlds/session-world.ts';
import { fillSession } from '../../bookings/bookings.seed.ts';
import { seedSports } from '../../taxonomy/taxonomy.seed.ts';

const { call, appPool, newActivity } = await sessionWorld();

const on = (days: number) => {
  const day = Temporal.PlainDate.from(tuesday).add({ days }).toString();
  return { ...span, start_date: day, end_date: day };
};
const people = ['Ayşe', 'Daan', 'Noor'].map((first_name) => ({
  first_name,
  last_name: 'de Vries',
  email: `${first_name.toLowerCase().replace('ş', 's')}@test.example`,
}));

/** A bundle of two sessions with three participants. */
async function newCourse() {
  const activity = await newActivity();
  const body = { name: 'Cursus', start_date: tuesday, spots: 8, rate_id: null, sessions: [on(0), on(7)] };
  const made = await call(createBundle, { params: activity, body });
  const params = { ...activity, bundleId: made.body.bundle.id };
  for (const person of people) {
    const joined = await call(createBundleParticipant, { params, body: { ...person, payment_type: 'free' } });
    expect(joined.errors).toEqual({});
  }
  return { activity, params };
}

const takenOf = async (activity: { organizationId: number; activityId: number }, sessionId = 0) =>
  (await call(getSession, { params: { ...activity, sessionId } })).body.session.taken;

test('a session that is added later gets the participants of the bundle, and keeps its other spots free', async () => {
  const { activity, params } = await newCourse();
  const added = await call(addBundleSessions, { params, body: { ...on(14), spots: 4 } });
  expect(added.body).toMatchObject({ participants: 3, bundle: { taken: 3, has_participants: true, free: 1 } });
  expect(await takenOf(activity, added.body.session_ids[0])).toBe(3);
});

test('a session in which not all participants fit is not added', async () => {
  const { activity, params } = await newCourse();
  const made = await call(createSession, { params: activity, body: { ...on(14), spots: 4 } });
  const { id } = made.body.session;
  await asSystem(appPool, (db) => fillSession(db, id, 2));
  const refused = await call(addBundleSessions, { params, body: { session_id: id } });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['session_ids']]);
  expect(await takenOf(activity, id)).toBe(2);
  expect((await call(getBundle, { params })).body.bundle.sessions_count).toBe(2);
});

test('a bundle with participants is removed only with force, which also removes them from its sessions', async () => {
  const { activity, params } = await newCourse();
  const [first] = (await call(listBundleSessions, { params })).body.sessions;
  const refused = await call(removeBundle, { params });
  expect([refused.status, refused.errors.state?.[0]]).toEqual([409, 'Aan deze bundel doen nog mensen mee: 3']);
  expect(await takenOf(activity, first?.id)).toBe(3);
  expect((await call(removeBundle, { params, query: { force: '1' } })).status).toBe(204);
  expect(await takenOf(activity, first?.id)).toBe(0);
  const back = await call(restoreBundle, { params });
  expect(back.body.bundle).toMatchObject({ taken: 0, has_participants: false, sessions_count: 2 });
});

test('a session with participants leaves the bundle only with force; they keep their spot in the others', async () => {
  const { activity, params } = await newCourse();
  const [first, second] = (await call(listBundleSessions, { params })).body.sessions;
  const at = { ...params, sessionId: first?.id ?? 0 };
  const refused = await call(removeBundleSession, { params: at });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['session']]);
  expect((await call(removeBundleSession, { params: at, query: { force: '1' } })).status).toBe(204);
  expect(await takenOf(activity, first?.id)).toBe(0);
  expect(await takenOf(activity, second?.id)).toBe(3);
  const left = await call(listBundleParticipants, { params });
  expect(left.body.participants).toHaveLength(3);
  expect((await call(getBundle, { params })).body.bundle.listed_participants).toBe(3);
  const gone = { ...params, sessionId: second?.id ?? 0 };
  expect((await call(removeBundleSession, { params: gone, query: { delete: '1', force: '1' } })).status).toBe(204);
  expect((await call(getSession, { params: { ...activity, sessionId: gone.sessionId } })).status).toBe(404);
});

test('sessions that were removed from a bundle and added again have each participant once', async () => {
  const { activity, params } = await newCourse();
  const added = await call(addBundleSessions, { params, body: on(14) });
  const sessionId = added.body.session_ids[0] ?? 0;
  await call(removeBundleSession, { params: { ...params, sessionId }, query: { force: '1' } });
  const again = await call(addBundleSessions, { params, body: { session_id: sessionId } });
  expect(again.body.participants).toBe(3);
  expect(await takenOf(activity, sessionId)).toBe(3);
  const listed = await call(listParticipants, { params: { ...activity, sessionId }, query: { status: 'active' } });
  expect(listed.body.participants).toHaveLength(3);
});

test('an activity counts its bundles to come, and must offer bundles while they have participants', async () => {
  const { activity } = await newCourse();
  const read = async () => (await call(getActivity, { params: activity })).body.activity;
  expect((await read()).bundles_count).toBe(1);
  const to = (offer_type: 'bundles' | 'none') => call(updateActivity, { params: activity, body: { offer_type } });
  // no session has participants without the bundle
  expect((await to('bundles')).status).toBe(200);
  expect((await to('none')).status).toBe(409);
});

test('an offer of bundles can be published once a bundle has a session to come', async () => {
  const activity = await newActivity();
  const { Zwemsport: sport_id } = await asSystem(appPool, (db) => seedSports(db, ['Zwemsport']));
  const offer = {
    sport_id: sport_id ?? null,
    description: 'Leren zwemmen',
    rate_id: null,
    offer_type: 'bundles' as const,
  };
  await call(updateActivity, { params: activity, body: offer });
  const publish = () => call(updateActivity, { params: activity, body: { concept: false } });
  expect(Object.keys((await publish()).errors)).toEqual(['bundles']);
  const { bundle } = (await call(createBundle, { params: activity, body: { name: 'Cursus', start_date: tuesday } }))
    .body;
  expect(Object.keys((await publish()).errors)).toEqual(['bundles']);
  await call(addBundleSessions, { params: { ...activity, bundleId: bundle.id }, body: on(0) });
  expect((await publish()).status).toBe(200);
});
