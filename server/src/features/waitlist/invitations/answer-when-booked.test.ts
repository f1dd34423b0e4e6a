import { removeParticipant } from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { addBundleWaiting, listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { acceptWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

// An invited person with another booking, which may be a stranger's (docs/rules/spots.md#waiting-lists).

const { call, appPool, add, fullSession, newActivity, newSession, runJobs, statusesOf, wait, ...world } =
  await waitingWorld();
const { byToken, linkTo } = world;

const accept = (token: string) => call(acceptWaitlistInvite, byToken(token));

test('accepting is refused while an unpaid booking has the person’s name, and works once that has ended', async () => {
  const session = await fullSession();
  for (const number of [1, 2]) await wait(session, number);
  await call(removeParticipant, { params: session });
  await runJobs();
  const token = await linkTo('s1@test.example');
  const { id } = await add(await newSession({ activityId: session.activityId }), numbered(1));
  const change = (changes: object) =>
    asSystem(appPool, (db) => db.updateTable('participants').set(changes).where('id', '=', id).execute());
  // as a booking that knew nothing of the list would do
  await asSystem(appPool, (db) =>
    db.updateTable('sessions').set({ spots: 2 }).where('id', '=', session.sessionId).execute(),
  );
  await change({ session_id: session.sessionId, status: 'pending' });
  const { status, errors } = await accept(token);
  expect([status, errors]).toEqual([409, { state: [expect.stringContaining('Je uitnodiging blijft staan')] }]);
  expect(await statusesOf(session)).toEqual(['invited', 'waiting']);
  await change({ status: 'canceled', canceled_at: new Date().toISOString() });
  expect((await accept(token)).status).toBe(200);
});

test('an invitation for a bundle outlives a spot in one of its sessions', async () => {
  const activityId = await newActivity({ has_waitlist: true });
  const [first, second] = [await newSession({ activityId, spots: 1 }), await newSession({ activityId, spots: 1 })];
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
  const params = { organizationId, activityId, bundleId };
  const { entry } = (await call(addBundleWaiting, { params, body: numbered(3) })).body;
  expect(entry.status).toBe('invited');
  await runJobs();
  const token = await linkTo('s3@test.example');
  await call(updateSession, { params: first, body: { spots: 2 } });
  const { id } = await add(first, numbered(3));
  expect((await accept(token)).status).toBe(409);
  expect((await call(listBundleWaitlist, { params })).body.entries[0]?.status).toBe('invited');
  await call(removeParticipant, { params: { ...first, participantId: id } });
  expect((await accept(token)).status).toBe(200);
});
