import { addBundleSessions, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { paidCourse } from '../../testing/money/paid-course.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';

// The organiser cancels the last session of a bundle (docs/rules/spots.md#bundles).

const world = await paymentWorld();
const { call, order, begin, choose, pay, runJobs, rowsOf, newActivity, newRate, newSession, organizationId } = world;

/** Adds a bundle with one session and two spots. */
async function oneLesson(cents: number | null) {
  const activityId = await newActivity({
    offer_type: 'bundles',
    ...(cents !== null && { rate_id: await newRate(cents) }),
  });
  const session = await newSession({ activityId, hours: 72, spots: 2 });
  const bundleId = await asSystem(world.appPool, (db) =>
    seedBundle(db, {
      organization_id: organizationId,
      activity_id: activityId,
      name: 'Cursus',
      start_date: '2020-01-01',
      spots: 2,
      session_ids: [session.sessionId],
    }),
  );
  return { session, path: { organizationId, activityId, bundleId } };
}

type Course = Awaited<ReturnType<typeof oneLesson>>;
type Ending = (course: Pick<Course, 'session' | 'path'>) => Promise<{ status: number }>;

const cancel: Ending = ({ session }) => call(cancelSession, { params: session, body: { scope: 'this' } });
const takeOut: Ending = ({ session, path }) =>
  call(removeBundleSession, { params: { ...path, sessionId: session.sessionId }, query: { force: 1 } });

/** Adds a session to the bundle; returns how many take part in it, and the status of each person of the bundle. */
async function addLesson({ path }: Pick<Course, 'path'>) {
  const { sessionId } = await newSession({ activityId: path.activityId, hours: 120, spots: 2 });
  const added = await call(addBundleSessions, { params: path, body: { session_id: sessionId } });
  expect(added.errors).toEqual({});
  const { rows } = await rowsOf(sql<{ status: string; taken: number; taken_there: number }>`
    select status, bundles.taken, (select taken from sessions where id = ${sessionId}) as taken_there
    from bundle_participants join bundles on bundles.id = bundle_id where bundle_id = ${path.bundleId}`);
  return rows;
}

const mailsTo = async (email: string) => {
  const { rows } = await rowsOf(
    sql<{ kind: string }>`select about ->> 'kind' as kind from mails where recipient = ${email} order by id`,
  );
  return rows.map(({ kind }) => kind);
};

describe.each([
  ['canceling it', cancel],
  ['taking it out of the bundle', takeOut],
] as const)('%s', (_, end) => {
  test('frees the place of a person who has not paid yet, and refunds a payment under way', async () => {
    const course = await oneLesson(1_250);
    const placed = await order(course.path);
    const reference = await begin(placed);
    expect((await end(course)).status).toBeLessThan(300);
    expect(await addLesson(course)).toEqual([{ status: 'canceled', taken: 0, taken_there: 0 }]);
    await choose(reference, 'paid');
    await runJobs();
    const { rows } = await rowsOf(sql<{ status: string; refunded: number }>`
      select status, refunded_in_cents as refunded from transactions where order_id = ${placed.orderId}`);
    expect(rows).toEqual([{ status: 'refunded', refunded: 1_250 }]);
  });

  test('frees the place of a person who has paid', async () => {
    const course = await oneLesson(1_250);
    const placed = await order(course.path, [2]);
    await pay(placed);
    expect((await end(course)).status).toBeLessThan(300);
    expect(await addLesson(course)).toEqual([{ status: 'canceled', taken: 0, taken_there: 0 }]);
    expect((await mailsTo(numbered(2).email)).at(-1)).toBe('called_off');
  });

  test('frees a free place', async () => {
    const course = await oneLesson(null);
    await call(createBundleParticipant, { params: course.path, body: numbered(3) });
    expect((await end(course)).status).toBeLessThan(300);
    expect(await addLesson(course)).toEqual([{ status: 'canceled', taken: 0, taken_there: 0 }]);
  });

  test('keeps the places while another session is left', async () => {
    const { first, second, path } = await paidCourse(world, [72, 96]);
    await end({ session: first, path });
    const kept = await addLesson({ path });
    expect(kept.map(({ status }) => status)).toEqual(['active', 'active']);
    await end({ session: second, path });
    expect((await addLesson({ path })).map(({ status }) => status)).toEqual(['active', 'active']);
  });
});
