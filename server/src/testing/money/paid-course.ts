import { createBundleParticipant, payBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { seedBundle } from '../../features/bundles/bundles.seed.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { paymentWorld } from './payment-world.ts';
import { numbered } from '../worlds/people-world.ts';

type World = Pick<
  Awaited<ReturnType<typeof paymentWorld>>,
  'call' | 'appPool' | 'organizationId' | 'newActivity' | 'newRate' | 'newSession'
>;

/** Adds a bundle for € 10.01 with sessions that begin in these numbers of hours, and two participants who paid in cash. */
export async function paidCourse(world: World, hours: readonly [number, number, ...number[]]) {
  const { call, organizationId } = world;
  const [activityId, rate_id] = [await world.newActivity(), await world.newRate(1_001)];
  const plan = (start: number) => world.newSession({ activityId, hours: start });
  const [first, second] = [await plan(hours[0]), await plan(hours[1])];
  const sessions = [first, second];
  for (const start of hours.slice(2)) sessions.push(await plan(start));
  const bundleId = await asSystem(world.appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2020-01-01',
      rate_id,
      rate_inherited: false,
      session_ids: sessions.map(({ sessionId }) => sessionId),
    }),
  );
  const path = { organizationId, activityId, bundleId };
  for (const number of [1, 2]) {
    const { participant } = (await call(createBundleParticipant, { params: path, body: numbered(number) })).body;
    await call(payBundleParticipant, { params: { ...path, bundleParticipantId: participant.id } });
  }
  return { params: { organizationId, activityId }, path, first, second };
}
