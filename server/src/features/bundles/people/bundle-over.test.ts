import { removeActivity } from '@move/contract/activities/activities.ts';
import { addBundleSessions, removeBundle } from '@move/contract/bundles/bundles.ts';
import { quoteActivityCancellation } from '@move/contract/cancellations/cancellation-quotes.ts';
import { listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { cancelTransaction, listTransactions, markTransactionPaid } from '@move/contract/transactions/transactions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { holdSession, untilQueued } from '../../../testing/database/hold.ts';
import { paidCourse } from '../../../testing/money/paid-course.ts';
import { numbered, peopleWorld } from '../../../testing/worlds/people-world.ts';

const world = await peopleWorld();
const { appPool, call, mailsTo, newSession, organizationId, rowsOf, startIn, takenOf } = world;

/** A bundle of two sessions at € 10.01: two people paid, and a third owes cash. */
async function course() {
  const made = await paidCourse(world, [72, 96]);
  const { participant } = (await call(createBundleParticipant, { params: made.path, body: numbered(3) })).body;
  const before = (await mailsTo('s3@test.example')).length;
  const newMails = async () => (await mailsTo('s3@test.example')).length - before;
  return { ...made, participantId: participant.id, newMails };
}

const owedOf = async (activityId: number) =>
  (await call(listTransactions, { params: { organizationId }, query: { activityId, search: 's3@' } })).body
    .transactions[0];

const peopleOf = async ({ bundleId }: { bundleId: number }) => {
  const { rows } = await rowsOf(sql<{ status: string }>`
    select status from bundle_participants where bundle_id = ${bundleId} order by id`);
  return rows.map(({ status }) => status);
};

test.each([
  ['activity', ({ params }: Course) => call(removeActivity, { params })],
  ['bundle', ({ path }: Course) => call(removeBundle, { params: path, query: { force: 1 } })],
] as const)('a bundle that is over is not canceled by removing its %s', async (_name, remove) => {
  const made = await course();
  const { params, path, first, second, newMails } = made;
  for (const session of [first, second]) await startIn(session, -500);
  const { quote } = (await call(quoteActivityCancellation, { params })).body;
  expect(quote).toMatchObject({ participants: 0, refunds: [] });
  expect((await remove(made)).status).toBe(204);
  expect([await peopleOf(path), await newMails()]).toEqual([['active', 'active', 'pending'], 0]);
  const { activityId } = params;
  const { body } = await call(listCancellations, { params: { organizationId }, query: { activityId } });
  expect(body.cancellations).toEqual([]);
  const owed = await owedOf(activityId);
  expect(owed).toMatchObject({ status: 'open', total_price_in_cents: 1_001 });
  const transaction = { organizationId, transactionId: owed?.id ?? 0 };
  expect((await call(markTransactionPaid, { params: transaction })).body.transaction?.status).toBe('paid');
  expect(await peopleOf(path)).toEqual(['active', 'active', 'active']);
});

test('cash that is owed for the first session stays open when the rest of the bundle is removed', async () => {
  const { params, path, first, newMails } = await course();
  await startIn(first, -1);
  expect((await call(removeBundle, { params: path, query: { force: 1 } })).status).toBe(204);
  const owed = await owedOf(params.activityId);
  expect(owed).toMatchObject({ status: 'open', total_price_in_cents: 500 });
  expect([await peopleOf(path), await newMails()]).toEqual([['canceled', 'canceled', 'canceled'], 1]);
  const transaction = { organizationId, transactionId: owed?.id ?? 0 };
  expect((await call(markTransactionPaid, { params: transaction })).body.transaction?.status).toBe('paid');
  const { rows } = await rowsOf(sql`
    select status from participants where session_id = ${first.sessionId} and email = 's3@test.example'`);
  expect(rows).toEqual([{ status: 'active' }]);
});

test('unpaid cash for a removed bundle can be canceled by users who manage finances', async () => {
  const { params, path, first } = await course();
  const owed = await owedOf(params.activityId);
  const transaction = { organizationId, transactionId: owed?.id ?? 0 };
  const early = await call(cancelTransaction, { params: transaction });
  expect([early.status, early.errors.state?.[0]]).toEqual([409, expect.stringContaining('Annuleer de boeking zelf')]);
  await startIn(first, -1);
  await call(removeBundle, { params: path, query: { force: 1 } });
  const lineOf = async () => {
    const { order } = (await call(getOrder, { params: { organizationId, orderId: owed?.order_id ?? 0 } })).body;
    return [order.status, order.lines[0]?.may_cancel, order.timeline.at(-1)?.kind];
  };
  expect((await lineOf()).slice(0, 2)).toEqual(['open', true]);
  const reply = await call(cancelTransaction, { params: transaction });
  expect([reply.status, reply.body.transaction.status]).toEqual([200, 'canceled']);
  expect(await lineOf()).toEqual(['canceled', false, 'canceled']);
  const { rows } = await rowsOf(sql`
    select status from participants where session_id = ${first.sessionId} and email = 's3@test.example'`);
  expect(rows).toEqual([{ status: 'canceled' }]);
  expect((await call(cancelTransaction, { params: transaction })).status).toBe(409);
});

test('canceling the cash of a removed bundle locks its sessions before the order', async () => {
  const { params, path, first } = await course();
  await startIn(first, -1);
  await call(removeBundle, { params: path, query: { force: 1 } });
  const owed = await owedOf(params.activityId);
  const release = await holdSession(appPool, first.sessionId);
  const canceling = call(cancelTransaction, { params: { organizationId, transactionId: owed?.id ?? 0 } });
  await untilQueued(appPool, 1);
  const { rows } = await rowsOf(sql`select id from orders where id = ${owed?.order_id ?? 0} for update skip locked`);
  await release();
  expect([rows, (await canceling).status]).toEqual([[{ id: owed?.order_id }], 200]);
});

test('unpaid cash for a bundle of a removed activity can be canceled too', async () => {
  const { params, path, first, second } = await course();
  for (const session of [first, second]) await startIn(session, -500);
  await call(removeActivity, { params });
  const owed = await owedOf(params.activityId);
  const reply = await call(cancelTransaction, { params: { organizationId, transactionId: owed?.id ?? 0 } });
  expect([reply.status, reply.body.transaction.status]).toEqual([200, 'canceled']);
  expect(await peopleOf(path)).toEqual(['active', 'active', 'canceled']);
});

test('a session that is added to a bundle that was over does not get erased participants', async () => {
  const { params, path, first, second } = await paidCourse(world, [72, 96]);
  for (const session of [first, second]) await startIn(session, -500);
  const { rows } = await rowsOf(sql<{ id: number }>`
    select id from bundle_participants where bundle_id = ${path.bundleId} order by id limit 1`);
  const record = `bundle_participants-${rows[0]?.id}`;
  const erased = await call(erasePersonalData, {
    params: { organizationId, record },
    body: { name: 'Sanne 1 de Wit' },
  });
  expect([erased.status, erased.errors]).toEqual([204, {}]);
  const added = await newSession({ activityId: params.activityId, spots: 1 });
  const { status } = await call(addBundleSessions, { params: path, body: { session_id: added.sessionId } });
  expect([status, (await takenOf(added))?.taken]).toEqual([201, 1]);
});

type Course = Awaited<ReturnType<typeof course>>;
