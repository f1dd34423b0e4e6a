import { createBundleParticipant, removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { addBundleWaiting, listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { declineWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

const { appPool, byToken, call, linkTo, newActivity, newSession, organizationId, runJobs } = await waitingWorld();

/** Two bundles that share a session with one spot. */
async function twoBundles() {
  const activityId = await newActivity({ has_waitlist: true });
  const { sessionId } = await newSession({ activityId, spots: 1 });
  const newBundle = (name: string) =>
    asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name,
        start_date: '2026-01-01',
        session_ids: [sessionId],
      }),
    );
  const path = { organizationId, activityId };
  return { bundle: { ...path, bundleId: await newBundle('A') }, other: { ...path, bundleId: await newBundle('B') } };
}

type Bundle = Awaited<ReturnType<typeof twoBundles>>['bundle'];
const wait = async (params: Bundle, number: number) =>
  (await call(addBundleWaiting, { params, body: numbered(number) })).body.entry.status;
const statusOf = async (params: Bundle) => (await call(listBundleWaitlist, { params })).body.entries[0]?.status;

test('declining an invitation for a bundle offers the spot to another bundle with the same session', async () => {
  const { bundle, other } = await twoBundles();
  expect([await wait(bundle, 1), await wait(other, 2)]).toEqual(['invited', 'waiting']);
  await runJobs();
  expect((await call(declineWaitlistInvite, byToken(await linkTo('s1@test.example')))).status).toBe(200);
  await runJobs();
  expect(await statusOf(other)).toBe('invited');
});

test('removing a participant of a bundle offers the spot to another bundle with the same session', async () => {
  const { bundle, other } = await twoBundles();
  const { body } = await call(createBundleParticipant, { params: bundle, body: numbered(1) });
  expect(await wait(other, 2)).toBe('waiting');
  const params = { ...bundle, bundleParticipantId: body.participant.id };
  expect((await call(removeBundleParticipant, { params })).status).toBe(204);
  await runJobs();
  expect(await statusOf(other)).toBe('invited');
});
