import { addBundleSessions, removeBundle, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { addBundleWaiting, listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { removeActivity } from '@move/contract/activities/activities.ts';
import { checkIn } from '@move/contract/participants/participants.ts';
import { listSessions, removeSession, restoreSession } from '@move/contract/sessions/sessions.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../bundles.seed.ts';

const { call, appPool, mailsTo, newActivity, newSession, add, wait, statusesOf, takenOf, runJobs, series } =
  await waitingWorld();

/** A bundle of two sessions with this many spots each, in which participant number 1 takes part. */
async function course(spots: number, { isEmpty = false } = {}) {
  const activityId = await newActivity({ has_waitlist: true });
  const [first, second] = [await newSession({ activityId, spots }), await newSession({ activityId, spots, hours: 96 })];
  const { organizationId } = first;
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2026-01-01',
      session_ids: [first.sessionId, second.sessionId],
    }),
  );
  const bundle = { organizationId, activityId, bundleId };
  if (!isEmpty) expect((await join(bundle, 1)).status).toBe(201);
  return { first, second, bundle };
}
type Bundle = { organizationId: number; activityId: number; bundleId: number };

const join = (params: Bundle, number: number) => call(createBundleParticipant, { params, body: numbered(number) });
const waitingFor = async (params: Bundle) =>
  (await call(listBundleWaitlist, { params })).body.entries.map((entry) => entry.status);

test('a session that leaves the bundle offers its spots at once, to its own list first', async () => {
  const { first, bundle } = await course(1);
  await wait(first, 2);
  const params = { ...bundle, sessionId: first.sessionId };
  expect((await call(removeBundleSession, { params, query: { force: '1' } })).status).toBe(204);
  await runJobs();
  expect(await statusesOf(first)).toEqual(['invited']);
  expect((await mailsTo('s2@test.example')).map((mail) => mail.subject)).toEqual(['Er is een plek voor je: Zwemmen']);
});

test('a full session that leaves the bundle frees spots for the waiting list of the bundle', async () => {
  const { first, bundle } = await course(2);
  await add(first, numbered(9));
  await call(addBundleWaiting, { params: bundle, body: numbered(2) });
  expect(await waitingFor(bundle)).toEqual(['waiting']);
  await call(removeBundleSession, { params: { ...bundle, sessionId: first.sessionId }, query: { force: '1' } });
  await runJobs();
  expect(await waitingFor(bundle)).toEqual(['invited']);
});

test('a full session that is canceled frees spots for the waiting list of the bundle', async () => {
  const { first, bundle } = await course(2);
  await add(first, numbered(9));
  await call(addBundleWaiting, { params: bundle, body: numbered(2) });
  expect((await call(removeSession, { params: first, query: { force: '1' } })).status).toBe(204);
  await runJobs();
  expect(await waitingFor(bundle)).toEqual(['invited']);
});

test('a bundle that is removed offers the spots of its participants in every session', async () => {
  const { first, second, bundle } = await course(1);
  await wait(first, 2);
  await wait(second, 3);
  expect((await call(removeBundle, { params: bundle, query: { force: '1' } })).status).toBe(204);
  await runJobs();
  expect([await statusesOf(first), await statusesOf(second)]).toEqual([['invited'], ['invited']]);
});

test('a full session can be added to a bundle when all participants of the bundle already have a spot in it', async () => {
  const { first, bundle } = await course(5);
  await join(bundle, 2);
  const full = await newSession({ activityId: first.activityId, spots: 2, hours: 120 });
  for (const number of [1, 2]) await add(full, numbered(number));
  const added = await call(addBundleSessions, { params: bundle, body: { session_id: full.sessionId } });
  expect(added.body).toMatchObject({ session_ids: [full.sessionId], participants: 0 });
  expect(await takenOf(full)).toEqual({ taken: 2, over_spots: 0 });
  const half = await newSession({ activityId: first.activityId, spots: 2, hours: 144 });
  await add(half, numbered(1));
  const joined = await call(addBundleSessions, { params: bundle, body: { session_id: half.sessionId } });
  expect(joined.body).toMatchObject({ participants: 1 });
  expect(await takenOf(half)).toEqual({ taken: 2, over_spots: 0 });
});

test('a bundle with only a waiting list is removed after a confirmation, and those who wait are notified', async () => {
  const { first, second, bundle } = await course(1, { isEmpty: true });
  for (const session of [first, second]) await add(session, numbered(9));
  await call(addBundleWaiting, { params: bundle, body: numbered(2) });
  const refused = await call(removeBundle, { params: bundle });
  expect([refused.status, refused.errors.state]).toEqual([
    409,
    ['Op de wachtlijst van deze bundel staan nog mensen: 1'],
  ]);
  expect((await call(removeBundle, { params: bundle, query: { force: '1' } })).status).toBe(204);
  await runJobs();
  expect((await mailsTo('s2@test.example')).map((mail) => mail.subject)).toEqual(['Gaat niet door: Zwemmen, Cursus']);
});

test('removing a session with people on its waiting list or signed out needs a confirmation, and so does removing an activity', async () => {
  const { first, second, bundle } = await course(1);
  await add(first, numbered(9));
  const closed = await newSession({ activityId: first.activityId, spots: 0 });
  expect((await wait(closed, 2)).status).toBe(201);
  expect((await call(removeSession, { params: closed })).status).toBe(409);
  const quiet = await newSession({ activityId: first.activityId, spots: 1 });
  const { id } = await add(quiet, numbered(3));
  await call(checkIn, { params: { ...quiet, participantId: id }, body: { status: 'signed_out' } });
  expect((await call(removeSession, { params: quiet })).status).toBe(409);
  expect((await call(removeBundle, { params: bundle, query: { force: '1' } })).status).toBe(204);
  for (const session of [first, second, quiet]) {
    expect((await call(removeSession, { params: session, query: { force: '1' } })).status).toBe(204);
  }
  const refused = await call(removeActivity, { params: first });
  expect([refused.status, refused.errors.state]).toEqual([
    409,
    ['Op de wachtlijsten van deze activiteit staan nog mensen: 1'],
  ]);
  expect((await call(removeActivity, { params: first, query: { force: '1' } })).status).toBe(204);
  await runJobs();
  expect((await mailsTo('s2@test.example')).map((mail) => mail.subject)).toEqual(['Gaat niet door: Zwemmen']);
});

test('a restored session gets the participants who joined its bundle meanwhile', async () => {
  const { first, second, bundle } = await course(1, { isEmpty: true });
  expect((await call(removeSession, { params: first })).status).toBe(204);
  expect((await join(bundle, 1)).status).toBe(201);
  expect((await call(restoreSession, { params: first })).body).toMatchObject({ restored: 1, stayed_away: 0 });
  expect([await takenOf(first), await takenOf(second)]).toEqual([1, 1].map((taken) => ({ taken, over_spots: 0 })));
});

test('in a restored series, canceled sessions stay canceled', async () => {
  const activityId = await newActivity();
  const [one, two, three] = await series(activityId, 3);
  if (!one || !two || !three) throw new Error('a series of three');
  await add(two, numbered(1));
  const query = { scope: 'following', force: '1' };
  expect((await call(removeSession, { params: one, query })).status).toBe(204);
  const back = await call(restoreSession, { params: three });
  expect(back.body).toMatchObject({ restored: 2 });
  const { sessions } = (await call(listSessions, { params: one })).body;
  expect(sessions.map(({ id, status }) => [id, status])).toEqual([
    [one.sessionId, 'scheduled'],
    [two.sessionId, 'canceled'],
    [three.sessionId, 'scheduled'],
  ]);
  expect((await call(restoreSession, { params: two })).status).toBe(409);
});
