import { getCancellation, listCanceledPeople, listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { getOpenRefunds, handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { getOrder, listOrders } from '@move/contract/orders/orders.ts';
import { payParticipant, removeParticipant } from '@move/contract/participants/participants.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { peopleWorld } from '../../../testing/worlds/people-world.ts';

const world = await peopleWorld();
const { call, add, newActivity, newRate, newSession, organizationId, rowsOf, appPool } = world;

let made = 0;

/** People who paid € 12.50 in cash for one session, with the ids of their orders. */
async function paidInCash(count = 1) {
  const rate_id = await newRate(1_250);
  const path = await newSession({ activityId: await newActivity({ rate_id }) });
  const people = [];
  for (let number = 0; number < count; number += 1) {
    made += 1;
    const email = `contant${made}@test.example`;
    const { id } = await add(path, { payment_type: 'cash', email, first_name: `Ana${number}` });
    const params = { ...path, participantId: id };
    expect((await call(payParticipant, { params })).status).toBe(200);
    const [order] = (await call(listOrders, { params: { organizationId }, query: { search: email } })).body.orders;
    people.push({ params, email, orderId: order?.id ?? 0 });
  }
  return { path, people };
}

async function refunded() {
  const { people } = await paidInCash();
  const [person] = people;
  if (!person) throw new Error('nobody paid');
  expect((await call(removeParticipant, { params: person.params })).status).toBe(204);
  const order = await orderOf(person.orderId);
  return { ...person, order, refundId: order.refunds[0]?.id ?? 0 };
}

const orderOf = async (orderId: number) => (await call(getOrder, { params: { organizationId, orderId } })).body.order;
const open = async () => (await call(getOpenRefunds, { params: { organizationId } })).body.to_hand_over;
const handOver = (orderId: number, refundId: number, as?: 'trainer' | 'stranger') =>
  call(handOverRefund, { ...(as && { as }), params: { organizationId, orderId, refundId } });

test('a refund in cash is open until it is handed over, once', async () => {
  const before = await open();
  const { orderId, order, refundId, email } = await refunded();
  expect(order).toMatchObject({ status: 'refunded', refunded_in_cents: 1_250, to_hand_over_in_cents: 1_250 });
  expect(order.refunds).toMatchObject([{ status: 'to_hand_over', handed_over_at: null, handed_over_by: null }]);
  expect(await open()).toEqual({
    orders: before.orders + 1,
    amount_in_cents: before.amount_in_cents + 1_250,
    oldest_at: before.oldest_at ?? order.refunds[0]?.booked_at,
  });
  const { rows } = await rowsOf(
    sql<{ body_text: string }>`select body_text from mails where recipient = ${email} order by id desc limit 1`,
  );
  expect(rows[0]?.body_text).toMatch(/Je krijgt nog € 12,50 contant terug van/);

  expect((await handOver(orderId, refundId, 'stranger')).status).toBe(404);
  const done = await handOver(orderId, refundId, 'trainer');
  expect(done.status).toBe(200);
  expect(done.body.order).toMatchObject({ refunded_in_cents: 1_250, to_hand_over_in_cents: 0, status: 'refunded' });
  expect(done.body.order.refunds[0]).toMatchObject({ status: 'done', handed_over_by: expect.stringMatching(/\w/) });
  expect(done.body.order.timeline.map(({ kind }) => kind)).toContain('refund_handed_over');
  expect(await open()).toEqual(before);
  const again = await handOver(orderId, refundId);
  expect([again.status, again.errors['state']]).toEqual([
    409,
    ['Deze terugbetaling staat niet open. Laad de pagina opnieuw'],
  ]);
  const trail = await rowsOf(sql<{ count: number }>`
    select count(*) from audit_log where action = 'handOverRefund' and subject_id = ${String(orderId)}`);
  expect(trail.rows[0]?.count).toBe(1);
});

test('the list finds orders with cash to hand over; handing it over changes only that total', async () => {
  const { orderId, refundId, email } = await refunded();
  const list = async (query: object) =>
    (await call(listOrders, { params: { organizationId }, query: { search: email, ...query } })).body;
  const found = await list({ status: 'to_hand_over' });
  expect(found.orders).toMatchObject([{ id: orderId, to_hand_over_in_cents: 1_250 }]);
  expect((await list({ status: 'refunded' })).orders).toEqual([]);
  expect((await handOver(orderId, refundId)).status).toBe(200);
  expect((await list({ status: 'to_hand_over' })).orders).toEqual([]);
  expect((await list({ status: 'refunded' })).orders).toMatchObject([{ id: orderId }]);
  expect(found.totals).toMatchObject({ to_hand_over_in_cents: 1_250 });
  expect((await list({})).totals).toEqual({ ...found.totals, to_hand_over_in_cents: 0 });
});

test('a refund of another order, and one that is not in cash, can’t be handed over', async () => {
  const [one, other] = [await refunded(), await refunded()];
  expect((await handOver(one.orderId, other.refundId)).status).toBe(404);
  await asSystem(appPool, (db) => sql`update refunds set status = 'pending' where id = ${other.refundId}`.execute(db));
  expect((await handOver(other.orderId, other.refundId)).status).toBe(409);
});

test('the result of a cancellation counts cash that is still to be handed over', async () => {
  const { path, people } = await paidInCash(2);
  expect((await call(removeSession, { params: path, query: { scope: 'this', force: 1 } })).status).toBe(204);
  const { activityId } = path;
  const listed = await call(listCancellations, { params: { organizationId }, query: { activityId } });
  const [cancellation] = listed.body.cancellations;
  expect(cancellation).toMatchObject({ people: 2, to_hand_over: 2, pending: 0, failed: 0, refunded_in_cents: 2_500 });
  const params = { organizationId, cancellationId: cancellation?.id ?? 0 };
  const result = async () =>
    (await call(listCanceledPeople, { params, query: { sort: 'name' } })).body.people.map((person) => person);
  const [first] = await result();
  expect(first).toMatchObject({ state: 'to_hand_over', to_hand_over: [{ amount_in_cents: 1_250 }] });
  await handOver(first?.order?.id ?? 0, first?.to_hand_over[0]?.id ?? 0);
  const states = (await result()).map(({ state }) => state);
  expect(states).toHaveLength(2);
  expect(new Set(states)).toEqual(new Set(['done', 'to_hand_over']));
  expect((await call(getCancellation, { params })).body.cancellation.to_hand_over).toBe(1);
  expect(people).toHaveLength(2);
});
