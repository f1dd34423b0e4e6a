import { removeActivity } from '@move/contract/activities/activities.ts';
import { addBundleSessions, removeBundle, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import {
  type CancellationQuote,
  quoteActivityCancellation,
  quoteBundleCancellation,
  quoteSessionCancellation,
} from '@move/contract/cancellations/cancellation-quotes.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { cancelSession, removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { paidCourse } from '../../testing/money/paid-course.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { numbered } from '../../testing/worlds/people-world.ts';

// A bundle that was paid elsewhere, as by card (docs/rules/money.md#refunds-by-term).

const world = await paymentWorld();
const { call, organizationId, startIn } = world;

const course = () => paidCourse(world, [72, 96, 120]);
type Course = Awaited<ReturnType<typeof course>>;

const quoted = async (params: Course['first']) => (await call(quoteSessionCancellation, { params })).body.quote;
const quotedBundle = async (params: Course['path']) => (await call(quoteBundleCancellation, { params })).body.quote;

/** Adds a person who paid for the course by card; returns what the order is now. */
async function byCard(path: Course['path']) {
  const body = { ...numbered(3), payment_type: 'external' };
  const { participant } = (await call(createBundleParticipant, { params: path, body })).body;
  return async () => {
    const { rows } = await world.rowsOf(sql<{ status: string; total: number }>`
      select transactions.status, total_price_in_cents as total from transactions
      join bundle_participants whole on whole.order_line_id = transactions.order_line_id
      where whole.id = ${participant.id}`);
    return [rows[0]?.status, rows[0]?.total];
  };
}
const elsewhereOf = ({ elsewhere }: CancellationQuote) => elsewhere.amount_in_cents;

test('is lowered by the share of a canceled session, so that the quotes add up to its price', async () => {
  const { path, first } = await course();
  const paid = await byCard(path);
  const share = elsewhereOf(await quoted(first));
  await call(removeSession, { params: first, query: { force: 1 } });
  expect(await paid()).toEqual(['external', 1_001 - share]);
  expect(share + elsewhereOf(await quotedBundle(path))).toBe(1_001);
  await call(removeBundle, { params: path, query: { force: 1 } });
  expect((await paid())[0]).toBe('canceled');
});

test('counts the sessions that took place when the rest is canceled', async () => {
  const { path, params, first } = await course();
  const paid = await byCard(path);
  await startIn(first, -1);
  const rest = elsewhereOf(await quotedBundle(path));
  expect(rest).toBe(668);
  await call(removeBundle, { params: path, query: { force: 1 } });
  expect(await paid()).toEqual(['external', 1_001 - rest]);
  const query = { activityId: params.activityId, search: numbered(3).email };
  const { totals } = (await call(listOrders, { params: { organizationId }, query })).body;
  expect(totals?.total_price_in_cents).toBe(1_001 - rest);
});

test('names nothing for a session that was added after the sale', async () => {
  const { path, params, first } = await course();
  const paid = await byCard(path);
  const added = await world.newSession({ activityId: params.activityId, hours: 144 });
  const body = { session_id: added.sessionId };
  expect((await call(addBundleSessions, { params: path, body })).errors).toEqual({});
  expect(elsewhereOf(await quoted(first))).toBe(0);
  await call(removeSession, { params: first, query: { force: 1 } });
  expect(await paid()).toEqual(['external', 1_001]);
});

test('is mailed to whoever gets it back, also when the participants are not to be mailed', async () => {
  const { path, first } = await course();
  await byCard(path);
  const { body } = await call(cancelSession, { params: first, body: { notify: [] } });
  // two of the course paid in cash, one by card
  expect([body.mails, body.session.canceled_notified]).toEqual([3, ['participants']]);
});

/** What the cancellations of the activity recorded, oldest first: of each the sums over its people. */
async function recorded({ activityId }: { activityId: number }) {
  const { rows } = await world.rowsOf(sql<{ elsewhere: number; lowered: number }>`
    select sum(elsewhere_in_cents)::integer as elsewhere, sum(lowered_in_cents)::integer as lowered
    from canceled_people join organizer_cancellations cancellation on cancellation.id = cancellation_id
    where activity_id = ${activityId} group by cancellation.id order by cancellation.id`);
  return rows;
}
const sumsOf = ({ elsewhere, lowered }: CancellationQuote) => ({
  elsewhere: elsewhere.amount_in_cents,
  lowered: lowered.amount_in_cents,
});

/** Adds a person who paid for the course by card and one who will pay in cash. */
async function unpaidAndByCard() {
  const planned = await course();
  await byCard(planned.path);
  await call(createBundleParticipant, { params: planned.path, body: { ...numbered(4), payment_type: 'cash' } });
  return planned;
}

describe('the record of a cancellation holds what its quote predicted', () => {
  test('for each session of a bundle, and for the rest of it', async () => {
    const { path, params, first, second } = await unpaidAndByCard();
    const quotes = [await quoted(first)];
    await call(removeSession, { params: first, query: { force: 1 } });
    quotes.push(await quoted(second));
    await call(removeBundleSession, { params: { ...path, sessionId: second.sessionId }, query: { force: 1 } });
    quotes.push(await quotedBundle(path));
    await call(removeBundle, { params: path, query: { force: 1 } });
    expect(await recorded(params)).toEqual(quotes.map(sumsOf));
    expect(quotes.map(elsewhereOf)).toEqual([334, 334, 333]);
  });

  test('for a bundle that has begun', async () => {
    const { path, params, first } = await unpaidAndByCard();
    await startIn(first, -1);
    const quote = await quotedBundle(path);
    await call(removeBundle, { params: path, query: { force: 1 } });
    expect(await recorded(params)).toEqual([{ elsewhere: 668, lowered: 668 }]);
    expect([quote].map(sumsOf)).toEqual([{ elsewhere: 668, lowered: 668 }]);
  });

  test('for a session and an activity', async () => {
    const { params } = await unpaidAndByCard();
    const single = await world.newSession({ activityId: params.activityId, hours: 144 });
    await world.add(single, { ...numbered(5), payment_type: 'external' });
    const { quote } = (await call(quoteActivityCancellation, { params })).body;
    expect(sumsOf(quote)).toMatchObject({ lowered: 1_001 });
    await call(removeActivity, { params, query: { force: 1 } });
    expect(await recorded(params)).toEqual([sumsOf(quote)]);
  });
});

test('the timeline of the order keeps what was ordered', async () => {
  const { path, params, first } = await course();
  await byCard(path);
  await call(removeSession, { params: first, query: { force: 1 } });
  const query = { activityId: params.activityId, search: numbered(3).email };
  const { orders } = (await call(listOrders, { params: { organizationId }, query })).body;
  const { order } = (await call(getOrder, { params: { organizationId, orderId: orders[0]?.id ?? 0 } })).body;
  expect(order.total_price_in_cents).toBe(667);
  expect(order.timeline[0]).toMatchObject({ kind: 'ordered', amount_in_cents: 1_001 });
});
