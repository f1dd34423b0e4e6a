import { updateActivitySettings } from '@move/contract/activities/activities.ts';
import { checkIn } from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { addBundleWaiting, getBundleWaitlistVersion } from '@move/contract/waitlist/bundle-waitlist.ts';
import { getSessionWaitlistVersion, removeSessionWaiting } from '@move/contract/waitlist/session-waitlist.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { waitingWorld } from '../../testing/worlds/waiting-world.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';

const { appPool, call, entriesOf, fullSession, newSession, runJobs, wait } = await waitingWorld();

test('the version of a list changes with everything that the list shows, and only then', async () => {
  const session = await fullSession();
  const read = async () => (await call(getSessionWaitlistVersion, { params: session })).body.version;
  const seen = [await read()];
  expect(await read()).toBe(seen[0]);
  const steps = [
    () => wait(session, 1),
    () => call(checkIn, { params: session, body: { status: 'signed_out' } }),
    // the mail with the link is sent
    () => runJobs(),
    () => call(updateSession, { params: session, body: { spots: 2 } }),
    () => call(updateActivitySettings, { params: session, body: { waitlist_auto_invite: false } }),
    async () => {
      const [entry] = await entriesOf(session);
      await call(removeSessionWaiting, { params: { ...session, entryId: entry?.id ?? 0 } });
    },
  ];
  for (const step of steps) {
    await step();
    seen.push(await read());
  }
  expect(new Set(seen).size).toBe(steps.length + 1);
  const foreign = { ...session, activityId: session.activityId + 999 };
  expect((await call(getSessionWaitlistVersion, { params: foreign })).status).toBe(404);
});

test('the version of a bundle’s list changes too, also when a spot is taken in one of its sessions', async () => {
  const session = await newSession({ spots: 5 });
  const { organizationId, activityId, sessionId } = session;
  await call(updateActivitySettings, { params: session, body: { has_waitlist: true } });
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2026-01-01',
      session_ids: [sessionId],
    }),
  );
  const params = { organizationId, activityId, bundleId };
  const read = async () => (await call(getBundleWaitlistVersion, { params })).body.version;
  const seen = [await read(), await read()];
  await wait(session, 1);
  seen.push(await read());
  await call(addBundleWaiting, { params, body: numbered(2) });
  seen.push(await read());
  expect(new Set(seen).size).toBe(3);
});
