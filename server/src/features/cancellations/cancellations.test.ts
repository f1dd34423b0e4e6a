import { removeActivity } from '@move/contract/activities/activities.ts';
import { removeBundle, removeBundleSession } from '@move/contract/bundles/bundles.ts';
import { getCancellation, listCanceledPeople, listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { payParticipant } from '@move/contract/participants/participants.ts';
import { listOrders } from '@move/contract/orders/orders.ts';
import { retryProviderRefund, settleProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { paidCourse } from '../../testing/money/paid-course.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { sendRefund } from '../payments/refunds/send-refund.ts';

const world = await paymentWorld();
const {
  call,
  priced,
  order,
  pay,
  runJobs,
  rowsOf,
  organizationId,
  add,
  newActivity,
  newSession,
  appPool,
  ownerPool,
  config,
  tenants,
} = world;

type Session = Awaited<ReturnType<typeof priced>>;

const cancel = (session: Session, scope: 'this' | 'following' = 'this') =>
  call(removeSession, { params: session, query: { scope, force: 1 } });

/** The newest cancellation of an activity, with its people by first name. */
async function resultOf({ activityId }: { activityId: number }, query: Record<string, unknown> = {}) {
  const listed = await call(listCancellations, { params: { organizationId }, query: { activityId } });
  expect(listed.errors).toEqual({});
  const [cancellation] = listed.body.cancellations;
  if (!cancellation) throw new Error('nothing was canceled');
  const params = { organizationId, cancellationId: cancellation.id };
  const { body } = await call(listCanceledPeople, { params, query: { sort: 'name', ...query } });
  return { count: listed.body.cancellations.length, cancellation, params, people: body.people };
}

/** Six people who paid online, each in their own order. */
async function sixPaid() {
  const session = await priced();
  const references: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) references.push(await pay(await order(session, [number])));
  return { session, references };
}

/** What the provider refunded of each payment. */
async function returned(references: readonly string[]) {
  const { rows } = await rowsOf(sql<{ cents: number }>`
    select refunded_in_cents as cents from test_payments where reference = any (${[...references]}::text[]) order by reference`);
  return rows.map(({ cents }) => cents);
}

test('the result lists each person with the refund, its way and its status', async () => {
  const session = await priced();
  await pay(await order(session, [1]));
  const cash = await add(session, { ...numbered(2), payment_type: 'cash' });
  await call(payParticipant, { params: { ...session, participantId: cash.id } });
  await add(session, { ...numbered(3), payment_type: 'free' });
  await order(session, [4]);
  expect((await cancel(session)).status).toBe(204);
  const before = await resultOf(session);
  expect(
    before.people.map(({ order: sold, amount_in_cents, state }) => [sold?.payment_type, amount_in_cents, state]),
  ).toEqual([
    ['ideal', 1_285, 'pending'],
    ['cash', 1_250, 'to_hand_over'],
    ['free', 0, 'nothing'],
    [null, 0, 'nothing'],
  ]);
  expect(before.cancellation).toMatchObject({
    kind: 'sessions',
    sessions_count: 1,
    people: 4,
    refunded_in_cents: 2_535,
    pending: 1,
    failed: 0,
    canceled_by: expect.any(String),
  });
  await runJobs();
  const after = await resultOf(session);
  expect(after.people.map(({ state }) => state)).toEqual(['done', 'to_hand_over', 'nothing', 'nothing']);
  expect((await call(getCancellation, { params: after.params })).body.cancellation).toMatchObject({ pending: 0 });
});

test('what was paid elsewhere is to be refunded by the organisation itself', async () => {
  const session = await priced();
  await add(session, { ...numbered(1), payment_type: 'external' });
  await add(session, { ...numbered(2), payment_type: 'free' });
  await cancel(session);
  const { cancellation, people } = await resultOf(session);
  expect(cancellation).toMatchObject({ refunded_in_cents: 0, elsewhere_in_cents: 1_250 });
  expect(
    people.map(({ state, amount_in_cents, elsewhere_in_cents }) => [state, amount_in_cents, elsewhere_in_cents]),
  ).toEqual([
    ['elsewhere', 0, 1_250],
    ['nothing', 0, 0],
  ]);
  expect((await resultOf(session, { state: 'elsewhere' })).people).toHaveLength(1);
  expect((await resultOf(session, { sort: 'amount_in_cents', order: 'desc' })).people[0]?.state).toBe('elsewhere');
});

describe('no one is refunded twice', () => {
  test('when the session is canceled twice, also at the same moment', async () => {
    const { session, references } = await sixPaid();
    const replies = await Promise.all([cancel(session), cancel(session), cancel(session)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
    await runJobs();
    expect(await returned(references)).toEqual(Array.from({ length: 6 }, () => 1_285));
    const { count, people } = await resultOf(session);
    expect([count, people.length]).toEqual([1, 6]);
  });

  test('when the worker is killed after three of six, before it recorded the third', async () => {
    const { session, references } = await sixPaid();
    await cancel(session);
    const { rows } = await rowsOf(sql<{ id: number }>`
      select back.id from provider_refunds back join payments on payments.id = payment_id
      where payments.provider_reference = any (${references}::text[]) order by back.id`);
    const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
    for (const { id } of rows.slice(0, 3)) await sendRefund(id, context);
    await rowsOf(
      sql`update provider_refunds set status = 'pending', provider_reference = null where id = ${rows[2]?.id}`,
    );
    expect((await returned(references)).filter((cents) => cents > 0)).toHaveLength(3);
    expect((await resultOf(session, { state: 'pending' })).people).toHaveLength(4);
    await runJobs();
    expect(await returned(references)).toEqual(Array.from({ length: 6 }, () => 1_285));
    const { people, cancellation } = await resultOf(session, { state: 'done' });
    expect([people.length, cancellation.pending]).toEqual([6, 0]);
  });

  test('when canceling is interrupted: nothing is canceled, and the next attempt cancels everything', async () => {
    const { session, references } = await sixPaid();
    // makes the last row that canceling writes fail
    await ownerPool.query("alter table mails add constraint cut_off check (status <> 'queued') not valid");
    expect((await cancel(session)).status).toBe(500);
    await ownerPool.query('alter table mails drop constraint cut_off');
    await runJobs();
    expect(await returned(references)).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await call(listCancellations, { params: { organizationId }, query: session })).body.cancellations).toEqual(
      [],
    );
    expect((await cancel(session)).status).toBe(204);
    await runJobs();
    expect(await returned(references)).toEqual(Array.from({ length: 6 }, () => 1_285));
  });
});

describe('a refund that the provider refuses', () => {
  async function failing() {
    const { session, references } = await sixPaid();
    const refused = references.slice(0, 2);
    await rowsOf(sql`update test_payments set status = 'failed' where reference = any (${refused}::text[])`);
    await cancel(session);
    await runJobs();
    return { session, refused };
  }

  test('is filtered by its status, shows the reason, and comes first', async () => {
    const { session } = await failing();
    const { people, cancellation } = await resultOf(session, { state: 'failed' });
    expect(people).toMatchObject([1, 2].map(() => ({ state: 'failed', failures: [{ reason: 'more than was paid' }] })));
    expect(cancellation).toMatchObject({ people: 6, failed: 2, pending: 0 });
    const first = await resultOf(session, { sort: 'state' });
    expect(first.people.map(({ state }) => state)).toEqual(['failed', 'failed', 'done', 'done', 'done', 'done']);
    const [failed, , done] = first.people.map(({ order: sold }) => sold?.id);
    const { orders } = (await call(listOrders, { params: { organizationId } })).body;
    const failedOf = (id: number | undefined) => orders.find((row) => row.id === id)?.failed_refund_in_cents;
    expect([failedOf(failed), failedOf(done)]).toEqual([1_285, 0]);
  });

  test('is done after a retry, or when it was refunded another way', async () => {
    const { session, refused } = await failing();
    const { people } = await resultOf(session, { state: 'failed' });
    await rowsOf(sql`update test_payments set status = 'paid' where reference = any (${refused}::text[])`);
    const [again, settled] = people.map(({ order: sold, failures }) => ({
      organizationId,
      orderId: sold?.id ?? 0,
      providerRefundId: failures[0]?.id ?? 0,
    }));
    if (!again || !settled) throw new Error('two failed');
    await call(retryProviderRefund, { params: again });
    await call(settleProviderRefund, { params: settled, body: { settled_how: 'Contant' } });
    expect((await resultOf(session, { state: 'pending' })).people).toHaveLength(1);
    await runJobs();
    expect((await resultOf(session, { state: 'done' })).people).toHaveLength(6);
  });
});

describe('in a bundle', () => {
  const course = () => paidCourse(world, [72, 96]);
  const amounts = (people: Awaited<ReturnType<typeof resultOf>>['people']) =>
    people.map(({ amount_in_cents, state }) => [amount_in_cents, state]);

  test('each session refunds its share, with its own result', async () => {
    const { params, first, second } = await course();
    await add(first, numbered(3));
    await cancel(first);
    const shares = await resultOf(params);
    expect(amounts(shares.people)).toEqual([
      [501, 'to_hand_over'],
      [501, 'to_hand_over'],
      [0, 'nothing'],
    ]);
    await cancel(second);
    expect(amounts((await resultOf(params)).people)).toEqual([
      [500, 'to_hand_over'],
      [500, 'to_hand_over'],
    ]);
    // the first result did not change
    const { body } = await call(listCanceledPeople, { params: shares.params });
    expect(amounts(body.people)).toContainEqual([501, 'to_hand_over']);
  });

  test('a session that leaves the bundle refunds its share; canceling the bundle refunds the rest', async () => {
    const { params, path, first } = await course();
    const leaving = { ...path, sessionId: first.sessionId };
    await call(removeBundleSession, { params: leaving, query: { force: 1 } });
    const left = await resultOf(params);
    expect([left.cancellation.kind, left.cancellation.bundle?.name, ...amounts(left.people)]).toEqual([
      'left_bundle',
      'Cursus',
      [501, 'to_hand_over'],
      [501, 'to_hand_over'],
    ]);
    await call(removeBundle, { params: path, query: { force: 1 } });
    const whole = await resultOf(params);
    expect([whole.cancellation.kind, ...amounts(whole.people)]).toEqual([
      'bundle',
      [500, 'to_hand_over'],
      [500, 'to_hand_over'],
    ]);
  });

  test('removing the activity gives one result, in which each person is listed once', async () => {
    const { params, first } = await course();
    await add(first, numbered(3));
    await call(removeActivity, { params, query: { force: 1 } });
    const { count, cancellation, people } = await resultOf(params);
    expect([count, cancellation.kind]).toEqual([1, 'activity']);
    expect(amounts(people)).toEqual([
      [1_001, 'to_hand_over'],
      [1_001, 'to_hand_over'],
      [0, 'nothing'],
    ]);
  });
});

test('an administrator sees all canceled people, but no payments to another platform', async () => {
  const session = await priced();
  await pay(await order(session, [1]));
  await add(session, { ...numbered(2), payment_type: 'external' });
  await cancel(session);
  const { params } = await resultOf(session);
  const read = {
    as: 'strangerAdmin',
    headers: { 'x-application-id': String(tenants.otherApplication) },
    params,
  } as const;
  expect((await call(listCanceledPeople, read)).status).toBe(404);
  await asSystem(appPool, (db) =>
    db
      .insertInto('organization_applications')
      .values({ organization_id: organizationId, application_id: tenants.otherApplication })
      .execute(),
  );
  const { body } = await call(listCanceledPeople, read);
  const hidden = { order: null, amount_in_cents: null, elsewhere_in_cents: null, state: null, failures: [] };
  expect(body.people).toMatchObject([hidden, hidden]);
  const { cancellation } = (await call(getCancellation, read)).body;
  expect(cancellation).toMatchObject({ people: 2, refunded_in_cents: 0, elsewhere_in_cents: 0 });
});

test('nothing is recorded without participants', async () => {
  const session = await newSession({ activityId: await newActivity() });
  await cancel(session);
  const { body } = await call(listCancellations, {
    params: { organizationId },
    query: { sessionId: session.sessionId },
  });
  expect(body.cancellations).toEqual([]);
});

test('cancellations are found by the name of their activity', async () => {
  const activityId = await newActivity({ name: 'Zwéémles voor beginners' });
  const session = await newSession({ activityId });
  await add(session, numbered(1));
  await cancel(session);
  const search = async (text: string) => {
    const { body } = await call(listCancellations, { params: { organizationId }, query: { search: text } });
    return body.cancellations.map(({ activity }) => activity.id);
  };
  expect(await search('zweemles')).toEqual([activityId]);
  expect(await search('les voor')).toEqual([activityId]);
  expect(await search('judo voor niemand')).toEqual([]);
});
