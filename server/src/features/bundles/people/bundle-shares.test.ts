import { addBundleSessions, removeBundle, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant, payBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { peopleWorld, person } from '../../../testing/worlds/people-world.ts';
import { seedBundle } from '../bundles.seed.ts';

const { call, appPool, newActivity, newRate, newSession, rowsOf } = await peopleWorld();

/** A participant in a bundle of two sessions at € 10, paid or still to be paid, and a third session outside it. */
async function course({ isPaid = true } = {}) {
  const [activityId, rate_id] = [await newActivity(), await newRate(1_000)];
  const [first, second] = [await newSession({ activityId }), await newSession({ activityId, hours: 96 })];
  const extra = await newSession({ activityId, hours: 120 });
  const { organizationId } = first;
  const bundle = { organization_id: organizationId, activity_id: activityId, name: 'Cursus', start_date: '2020-01-01' };
  const bundleId = await asSystem(appPool, (db) =>
    seedBundle(db, {
      ...bundle,
      rate_id,
      rate_inherited: false,
      session_ids: [first.sessionId, second.sessionId],
    }),
  );
  const params = { organizationId, activityId, bundleId };
  const { participant } = (await call(createBundleParticipant, { params, body: person })).body;
  const mine = { ...params, bundleParticipantId: participant.id };
  if (isPaid) expect((await call(payBundleParticipant, { params: mine })).status).toBe(200);
  const payment = async () => {
    const { rows } = await rowsOf(sql<{ status: string; total: number; back: number }>`
      select status, total_price_in_cents as total, refunded_in_cents as back from transactions
      where order_line_id = (select order_line_id from bundle_participants where id = ${participant.id})`);
    return rows[0];
  };
  const takeIn = (session: typeof first) =>
    call(addBundleSessions, { params, body: { session_id: session.sessionId } });
  const takeOut = (session: typeof first) =>
    call(removeBundleSession, { params: { ...params, sessionId: session.sessionId }, query: { force: '1' } });
  return { params, second, extra, payment, takeIn, takeOut };
}

test('a session that was added after the sale was not paid for, and refunds nothing when it leaves', async () => {
  const { extra, payment, takeIn, takeOut } = await course();
  expect((await takeIn(extra)).body).toMatchObject({ participants: 1 });
  expect((await takeOut(extra)).status).toBe(204);
  expect(await payment()).toMatchObject({ status: 'paid', back: 0 });
});

test('a session that leaves, returns and leaves again refunds its share once', async () => {
  const { params, second, payment, takeIn, takeOut } = await course();
  for (const change of [takeOut, takeIn, takeOut]) expect((await change(second)).status).toBeLessThan(300);
  expect(await payment()).toMatchObject({ status: 'partly_refunded', back: 500 });
  expect((await call(removeBundle, { params, query: { force: '1' } })).status).toBe(204);
  expect(await payment()).toMatchObject({ status: 'refunded', back: 1_000 });
});

test('an unpaid price is not lowered by a session that was not in the bundle at the sale', async () => {
  const { extra, second, payment, takeIn, takeOut } = await course({ isPaid: false });
  await takeIn(extra);
  await takeOut(extra);
  expect(await payment()).toMatchObject({ status: 'open', total: 1_000 });
  await takeOut(second);
  expect(await payment()).toMatchObject({ status: 'open', total: 500 });
});
