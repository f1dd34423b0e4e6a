import { addBundleSessions } from '@move/contract/bundles/bundles.ts';
import { removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { seedBundle } from '../../bundles/bundles.seed.ts';

// A bundle that is paid too late (docs/rules/money.md#online-payments).

const world = await paymentWorld();
const { order, begin, choose, pay, expire, runJobs, rowsOf, call, newActivity, newRate, series, organizationId } =
  world;

/** Adds an activity with three sessions and two bundles that share the second session. */
async function twoBundles() {
  const activityId = await newActivity({ offer_type: 'bundles', rate_id: await newRate(4_000) });
  const [first = 0, shared = 0, last = 0] = (await series(activityId, 3)).map(({ sessionId }) => sessionId);
  const newBundle = (name: string, session_ids: number[]) =>
    asSystem(world.appPool, (db) =>
      seedBundle(db, {
        organization_id: organizationId,
        activity_id: activityId,
        name,
        start_date: Temporal.Now.plainDateISO('Europe/Amsterdam').toString(),
        session_ids,
      }),
    );
  const bundleId = await newBundle('Cursus', [first, shared]);
  const otherId = await newBundle('Vervolg', [shared, last]);
  return { bundle: { activityId, bundleId }, other: { activityId, bundleId: otherId }, shared, last };
}

type Placed = Awaited<ReturnType<typeof order>>;

const statusOf = async ({ orderId }: Placed) =>
  (await rowsOf(sql<{ status: string }>`select status from orders where id = ${orderId}`)).rows[0]?.status;

const participantsOf = async ({ bundleId }: { bundleId: number }) => {
  const { rows } = await rowsOf(sql<{ status: string }>`
    select participants.status from participants
    join bundle_participants whole on whole.id = bundle_participant_id where whole.bundle_id = ${bundleId}
    order by session_id`);
  return rows;
};

async function placeAndExpire(bundle: { activityId: number; bundleId: number }) {
  const placed = await order(bundle);
  const reference = await begin(placed);
  await expire(placed);
  return { placed, reference };
}

test('is restored in all its sessions when nothing has changed', async () => {
  const { bundle } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  await choose(reference, 'paid');
  await runJobs();
  expect(await statusOf(placed)).toBe('paid');
  expect((await participantsOf(bundle)).map(({ status }) => status)).toEqual(['active', 'active']);
});

test('is refunded when one of its sessions was canceled meanwhile', async () => {
  const { bundle, shared } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  const params = { organizationId, activityId: bundle.activityId, sessionId: shared };
  expect((await call(cancelSession, { params, body: { scope: 'this', reason: 'Bad dicht' } })).status).toBe(200);
  await choose(reference, 'paid');
  await runJobs();
  expect(await statusOf(placed)).toBe('refunded');
});

test('is restored with a spot in a session that was added to it meanwhile', async () => {
  const { bundle, last } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  const added = await call(addBundleSessions, { params: { organizationId, ...bundle }, body: { session_id: last } });
  expect(added.errors).toEqual({});
  await choose(reference, 'paid');
  await runJobs();
  expect(await statusOf(placed)).toBe('paid');
  expect((await participantsOf(bundle)).map(({ status }) => status)).toEqual(['active', 'active', 'active']);
});

test('is restored when its buyer has a spot of their own in a session that was added to it meanwhile', async () => {
  const { bundle, last } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  await pay(await order({ activityId: bundle.activityId, sessionId: last }));
  const added = await call(addBundleSessions, { params: { organizationId, ...bundle }, body: { session_id: last } });
  expect(added.errors).toEqual({});
  await choose(reference, 'paid');
  await runJobs();
  expect(await statusOf(placed)).toBe('paid');
  expect((await participantsOf(bundle)).map(({ status }) => status)).toEqual(['active', 'active']);
  const { rows } = await rowsOf(sql`select from participants where session_id = ${last} and status = 'active'`);
  expect(rows).toHaveLength(1);
});

test('is refunded when the database refuses its spots, whatever the reason', async () => {
  const { bundle, shared } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  await choose(reference, 'paid');
  await world.ownerPool.query(`alter table participants add constraint refused
    check (session_id <> ${shared} or status = 'canceled') not valid`);
  await runJobs();
  await world.ownerPool.query('alter table participants drop constraint refused');
  expect(await statusOf(placed)).toBe('refunded');
  expect((await participantsOf(bundle)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
});

test('is refunded when the buyer booked another bundle with one of its sessions meanwhile', async () => {
  const { bundle, other } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  const second = await order(other);
  await pay(second);
  await choose(reference, 'paid');
  await runJobs();
  expect([await statusOf(placed), await statusOf(second)]).toEqual(['refunded', 'paid']);
  expect((await participantsOf(bundle)).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
});

test('is restored when the other bundle was canceled again', async () => {
  const { bundle, other } = await twoBundles();
  const { placed, reference } = await placeAndExpire(bundle);
  await pay(await order(other));
  const { rows } = await rowsOf(
    sql<{ id: number }>`select id from bundle_participants where bundle_id = ${other.bundleId}`,
  );
  const params = { organizationId, ...other, bundleParticipantId: rows[0]?.id ?? 0 };
  const removed = await call(removeBundleParticipant, { params, query: { refund: 'none' } });
  expect(removed.status).toBe(204);
  await choose(reference, 'paid');
  await runJobs();
  expect(await statusOf(placed)).toBe('paid');
});
