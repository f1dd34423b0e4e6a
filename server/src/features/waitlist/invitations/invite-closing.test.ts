import { updateActivitySettings } from '@move/contract/activities/activities.ts';
import { removeParticipant } from '@move/contract/participants/participants.ts';
import { getSession, updateSession } from '@move/contract/sessions/sessions.ts';
import { addBundleWaiting, inviteBundleWaiting, listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

const { call, appPool, entriesOf, fullSession, newActivity, newSession, wait } = await waitingWorld();

type Path = { organizationId: number; activityId: number; sessionId: number };

/** Moves a session to start in `hours`, as its form does. Returns when sign-up closes after the move. */
async function moveTo(params: Path, hours: number): Promise<string> {
  const start = Temporal.Now.instant().add({ minutes: Math.round(hours * 60) });
  const [from, until] = [start, start.add({ hours: 1 })].map((at) => toLocalTime(at.toString(), 'Europe/Amsterdam'));
  const body = { start_date: from?.date, start_time: from?.time, end_date: until?.date, end_time: until?.time };
  const { status, errors } = await call(updateSession, { params, body });
  expect([status, errors]).toEqual([200, {}]);
  const { session } = (await call(getSession, { params })).body;
  return new Date(Date.parse(session.starts_at) - 60 * 60_000).toISOString();
}

async function bundleOf(first: Path, ...others: Path[]) {
  const { organizationId, activityId } = first;
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2026-01-01',
      session_ids: [first, ...others].map(({ sessionId }) => sessionId),
    }),
  );
  return { organizationId, activityId, bundleId };
}

test('when a session is moved earlier, its open invitation ends at the new end of sign-up; a move to later does not extend it', async () => {
  const session = await fullSession({ subscribe_until: 60 });
  await wait(session, 1);
  await call(removeParticipant, { params: session });
  const untilOf = async () => (await entriesOf(session))[0]?.expires_at;
  const before = await untilOf();
  await moveTo(session, 96);
  expect(await untilOf()).toBe(before);
  const closesAt = await moveTo(session, 5);
  expect(await untilOf()).toBe(closesAt);
});

test('when the first session of a bundle is moved earlier, its open invitation ends at the new end of sign-up', async () => {
  const session = await fullSession({ subscribe_until: 60 });
  const params = await bundleOf(session);
  const { entry } = (await call(addBundleWaiting, { params, body: numbered(1) })).body;
  await call(inviteBundleWaiting, { params: { ...params, entryId: entry.id } });
  const closesAt = await moveTo(session, 5);
  expect((await call(listBundleWaitlist, { params })).body.entries[0]).toMatchObject({
    status: 'invited',
    expires_at: closesAt,
  });
});

test('a bundle has no waiting list once its first session started, even with others to come', async () => {
  const activityId = await newActivity({ has_waitlist: true });
  const first = await newSession({ activityId, spots: 1, hours: -0.5 });
  const params = await bundleOf(first, await newSession({ activityId, spots: 1, hours: 96 }));
  const { status, errors } = await call(addBundleWaiting, { params, body: numbered(1) });
  expect(status).toBe(409);
  expect(errors).toEqual({ state: [expect.stringContaining('is gesloten')] });
});

test('an open invitation ends earlier when the sign-up window of the activity closes earlier, unless the session has its own', async () => {
  const session = await fullSession({}, {}, { hours: 30 });
  const own = await fullSession({}, {}, { hours: 30 });
  await asSystem(appPool, (db) =>
    db.updateTable('sessions').set({ subscribe_until: 60 }).where('id', '=', own.sessionId).execute(),
  );
  for (const one of [session, own]) {
    await wait(one, 1);
    await call(removeParticipant, { params: one });
  }
  const untilOf = async (one: Path) => (await entriesOf(one))[0]?.expires_at;
  const kept = await untilOf(own);
  for (const { activityId } of [session, own]) {
    const body = { subscribe_until: 20 * 60 };
    expect((await call(updateActivitySettings, { params: { activityId }, body })).status).toBe(200);
  }
  const { starts_at } = (await call(getSession, { params: session })).body.session;
  expect(await untilOf(session)).toBe(new Date(Date.parse(starts_at) - 20 * 3_600_000).toISOString());
  expect(await untilOf(own)).toBe(kept);
});
