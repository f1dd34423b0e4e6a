import { removeParticipant } from '@move/contract/participants/participants.ts';
import { receivePaymentNews } from '@move/contract/payments/payments.ts';
import {
  listProviderRefunds,
  retryProviderRefund,
  settleProviderRefund,
} from '@move/contract/payments/provider-refunds.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type Disturbance, mollieServer } from '../../../testing/servers/mollie-server.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { resumeRefundsTask } from '../payments.queue.ts';

/** The network errors of the next calls to Mollie, one for each call. */
const disturbances: Disturbance[] = [];
const mollie = await mollieServer({ key: 'test_key', disturb: () => disturbances.shift() ?? 'none' });
afterAll(() => mollie.stop());
const world = await paymentWorld({ paymentDriver: 'mollie', mollieKey: 'test_key', mollieUrl: mollie.baseUrl });
const { call, priced, order, start, begin, expire, stored, runJobs, rowsOf } = world;

/** Mollie marks a payment as paid, and calls the webhook. */
async function paid(reference: string) {
  const payment = mollie.payments.get(reference);
  if (payment) payment.status = 'paid';
  expect((await call(receivePaymentNews, { as: null, body: { id: reference } })).status).toBe(200);
  await runJobs();
}

test('a payment at Mollie makes its order paid', async () => {
  const placed = await order(await priced());
  const reference = await begin(placed);
  expect(mollie.bodies.at(-1)).toMatchObject({ description: expect.stringContaining(`B-${placed.orderId}`) });
  await paid(reference);
  expect(await stored(placed)).toMatchObject({ status: 'paid', people: ['active'] });
});

test('a payment that the provider never received is started anew after three minutes', async () => {
  const placed = await order(await priced());
  mollie.failures.push(503);
  const first = await start(placed);
  await runJobs();
  expect((await start(placed)).body.payment.id).toBe(first.body.payment.id);
  await rowsOf(sql`update payments set created_at = now() - interval '4 minutes' where id = ${first.body.payment.id}`);
  expect((await start(placed)).body.payment.id).not.toBe(first.body.payment.id);
});

test('an order expires while the provider is unreachable, and is restored when its payment is reported later', async () => {
  const placed = await order(await priced({ spots: 1 }));
  const reference = await begin(placed);
  mollie.failures.push(503);
  await expire(placed);
  expect((await stored(placed)).status).toBe('expired');
  await paid(reference);
  expect((await stored(placed)).status).toBe('paid');
});

test('a platform whose key is refused doesn’t stop the checks of other platforms', async () => {
  const { otherApplication: applicationId } = world.tenants;
  await rowsOf(sql`
    insert into organization_applications (organization_id, application_id) values (${world.organizationId}, ${applicationId})`);
  const refused = await order(await priced(), [1], { applicationId });
  await begin(refused);
  const other = await order(await priced());
  const reference = await begin(other);
  await rowsOf(sql`update orders set reserved_until = now() - interval '1 minute' where id = ${refused.orderId}`);
  const payment = mollie.payments.get(reference);
  if (payment) payment.status = 'paid';
  mollie.failures.push(401);
  await expire(other);
  expect([(await stored(refused)).status, (await stored(other)).status]).toEqual(['expired', 'paid']);
});

test('a payment that the provider doesn’t know doesn’t stop the checks of others', async () => {
  const [unknown, other] = [await order(await priced()), await order(await priced())];
  await begin(unknown);
  const reference = await begin(other);
  await rowsOf(sql`update orders set reserved_until = now() - interval '1 minute' where id = ${unknown.orderId}`);
  const payment = mollie.payments.get(reference);
  if (payment) payment.status = 'paid';
  mollie.failures.push(404);
  await expire(other);
  expect([(await stored(unknown)).status, (await stored(other)).status]).toEqual(['expired', 'paid']);
});

test('a refund whose reply was lost is made once, also when the provider has forgotten its key', async () => {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  await paid(reference);
  await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
  await runJobs();
  const refunds = () => mollie.payments.get(reference)?.refunds.length;
  expect(refunds()).toBe(1);
  mollie.forgetKeys();
  await rowsOf(sql`update provider_refunds set status = 'pending', provider_reference = null, attempts = 1`);
  await rowsOf(sql`select queue_refund(id) from provider_refunds`);
  await runJobs();
  expect(refunds()).toBe(1);
  const { rows } = await rowsOf(sql<{ status: string }>`select status from provider_refunds`);
  expect(rows).toEqual([{ status: 'sent' }]);
});

test('retrying a refund that failed after Mollie accepted it makes a new refund', async () => {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  await paid(reference);
  await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
  await runJobs();
  const refunds = () => mollie.payments.get(reference)?.refunds ?? [];
  for (const refund of refunds()) refund.status = 'failed';
  await paid(reference);
  const path = { organizationId: world.organizationId, orderId: placed.orderId };
  const { body } = await call(listProviderRefunds, { params: path });
  expect(body.provider_refunds).toMatchObject([{ status: 'failed' }]);
  // the money of a failed refund is back at Mollie
  mollie.payments.get(reference)?.refunds.splice(0);
  await call(retryProviderRefund, { params: { ...path, providerRefundId: body.provider_refunds[0]?.id ?? 0 } });
  await runJobs();
  expect(refunds()).toHaveLength(1);
});

/** An order of two participants, of whom one was removed: Mollie has the refund of half of the money. */
async function halfRefunded(disturbed: Disturbance[] = []) {
  const session = await priced();
  const placed = await order(session, [1, 2]);
  const reference = await begin(placed);
  await paid(reference);
  const { rows } = await rowsOf(sql<{ id: number }>`
    select min(id) as id from participants where session_id = ${session.sessionId}`);
  const params = { ...session, participantId: rows[0]?.id ?? 0 };
  await call(removeParticipant, { params, query: { refund: 'full' } });
  disturbances.push(...disturbed);
  await runJobs();
  const refunds = () => mollie.payments.get(reference)?.refunds.map(({ amount }) => amount);
  expect(refunds()).toEqual(['12.50']);
  const path = { organizationId: world.organizationId, orderId: placed.orderId };
  const { body } = await call(listProviderRefunds, { params: path });
  return { refunds, path: { ...path, providerRefundId: body.provider_refunds[0]?.id ?? 0 } };
}

test('a refund that was given up without a reply is looked up before it is made again', async () => {
  const { refunds, path } = await halfRefunded();
  mollie.forgetKeys();
  await rowsOf(sql`
    update provider_refunds set status = 'failed', provider_reference = null, attempts = 12 where id = ${path.providerRefundId}`);
  expect((await call(retryProviderRefund, { params: path })).status).toBe(200);
  await runJobs();
  expect(refunds()).toEqual(['12.50']);
});

/** Makes the next attempt now, and returns the state of the refund after it. */
async function attempt({ providerRefundId: id }: { providerRefundId: number }) {
  await rowsOf(sql`select queue_refund(${id})`);
  await runJobs();
  const { rows } = await rowsOf(sql<{ status: string; was_refused: boolean; round: number }>`
    select status, was_refused, round from provider_refunds where id = ${id}`);
  return rows[0];
}

const UNTOUCHED = { was_refused: false, round: 0 };

test.each([401, 403, 404])(
  'a reply of %d decides nothing about a refund that Mollie has: Mollie is asked until the refund is done',
  async (status) => {
    const { refunds, path } = await halfRefunded();
    mollie.failures.push(status);
    expect(await attempt(path)).toEqual({ ...UNTOUCHED, status: 'sent' });
    await rowsOf(
      sql`update payments set driver = 'test' where id = (select payment_id from provider_refunds where id = ${path.providerRefundId})`,
    );
    expect(await attempt(path)).toEqual({ ...UNTOUCHED, status: 'sent' });
    await rowsOf(sql`update payments set driver = 'mollie'`);
    for (const payment of mollie.payments.values()) for (const refund of payment.refunds) refund.status = 'refunded';
    expect(await attempt(path)).toEqual({ ...UNTOUCHED, status: 'done' });
    expect(refunds()).toEqual(['12.50']);
  },
);

test.each([401, 403, 404])(
  'a refund whose reply was lost is made once, even after a reply of %d and a retry',
  async (status) => {
    const { refunds, path } = await halfRefunded(['lost']);
    mollie.forgetKeys();
    mollie.failures.push(status);
    expect(await attempt(path)).toEqual({ ...UNTOUCHED, status: 'pending' });
    await rowsOf(sql`update provider_refunds set attempts = 11 where id = ${path.providerRefundId}`);
    mollie.failures.push(status);
    expect(await attempt(path)).toEqual({ ...UNTOUCHED, status: 'failed' });
    expect((await call(retryProviderRefund, { params: path })).status).toBe(200);
    await runJobs();
    expect(refunds()).toEqual(['12.50']);
    expect(await attempt(path)).toEqual({ ...UNTOUCHED, status: 'sent' });
  },
);

test('a retry finds a refund by its earlier keys, and makes no second one', async () => {
  const { refunds, path } = await halfRefunded();
  mollie.forgetKeys();
  await rowsOf(sql`
    update provider_refunds set status = 'failed', was_refused = true where id = ${path.providerRefundId}`);
  expect((await call(retryProviderRefund, { params: path })).status).toBe(200);
  await runJobs();
  expect(refunds()).toEqual(['12.50']);
});

test('a refund whose job is lost is sent, but not before its next attempt is due', async () => {
  const { refunds, path } = await halfRefunded();
  const attemptsAfter = async (minutes: number, attempts = 3) => {
    await rowsOf(sql`
      update provider_refunds set status = 'pending', provider_reference = null, attempts = ${attempts},
        updated_at = now() - ${minutes} * interval '1 minute' where id = ${path.providerRefundId}`);
    // the queue gives up a job during which its worker was killed five times
    await world.ownerPool.query('delete from graphile_worker._private_jobs');
    await world.runTask(resumeRefundsTask);
    const { rows } = await rowsOf(sql<{ status: string; attempts: number }>`
      select status, attempts from provider_refunds where id = ${path.providerRefundId}`);
    return rows[0];
  };
  // the fourth attempt is due 8 minutes after the third, and counts as lost 15 minutes later
  expect(await attemptsAfter(20)).toEqual({ status: 'pending', attempts: 3 });
  expect(await attemptsAfter(25)).toEqual({ status: 'sent', attempts: 4 });
  // after any number of attempts the wait is at most six hours
  expect(await attemptsAfter(370, 2_000)).toEqual({ status: 'pending', attempts: 2_000 });
  expect(await attemptsAfter(380, 2_000)).toEqual({ status: 'sent', attempts: 2_001 });
  expect(refunds()).toEqual(['12.50']);
});

describe('a refund that was given up without a reply, and that staff refunded another way', () => {
  /** Mollie made the refund, its reply was lost, and twelve attempts later staff recorded how they refunded it. */
  async function settled({ minutesAgo = 120 } = {}) {
    const { refunds, path } = await halfRefunded(['lost']);
    mollie.forgetKeys();
    const id = path.providerRefundId;
    await rowsOf(sql`
      update provider_refunds set status = 'failed', attempts = 12,
        updated_at = now() - ${minutesAgo} * interval '1 minute' where id = ${id}`);
    const body = { settled_how: 'Contant aan de balie' };
    const { status } = await call(settleProviderRefund, { params: path, body });
    expect(status).toBe(200);
    const there = () => [...mollie.payments.values()].at(-1)?.refunds ?? [];
    const stands = async () => {
      await rowsOf(sql`select write_reconciliations(to_char(now(), 'YYYY-MM'))`);
      const { rows } = await rowsOf(sql<{ status: string; refund: string; owed: number; difference: number }>`
        select back.status, refunds.status as refund,
          coalesce((select sum(amount_in_cents) from open_payout_items('2999-01') item
            where item.kind = 'own_refund' and item.id = back.id), 0)::integer as owed,
          (select coalesce(sum(abs(difference_in_cents)), 0) from reconciliations)::integer as difference
        from provider_refunds back join refunds on refunds.id = back.refund_id where back.id = ${id}`);
      return rows[0];
    };
    const look = async () => {
      await rowsOf(sql`select queue_refund(${id})`);
      await runJobs();
      expect(refunds()?.length ?? 0).toBeLessThanOrEqual(1);
      return stands();
    };
    return { path, there, stands, look };
  }
  const open = { status: 'settled', refund: 'done', owed: 0, difference: 0 };
  const owed = { ...open, owed: 1_250 };

  test('is owed to the organisation only when the provider has no such refund', async () => {
    const { there, stands, look } = await settled();
    expect(await stands()).toEqual(open);
    mollie.failures.push(503);
    expect(await look()).toEqual(open);
    there().splice(0);
    expect(await look()).toEqual(owed);
    expect(await look()).toEqual(owed);
    expect(there()).toEqual([]);
  });

  test('is owed to the organisation when it failed at the provider', async () => {
    const { there, look } = await settled();
    for (const refund of there()) refund.status = 'failed';
    expect(await look()).toEqual(owed);
  });

  test('is done when the provider made it after all: nothing is owed, and the organisation is mailed that it was refunded twice', async () => {
    await rowsOf(sql`update organizations set email = 'club@test.example' where id = ${world.organizationId}`);
    const { path, there, look } = await settled();
    for (const refund of there()) refund.status = 'refunded';
    expect(await look()).toEqual({ ...open, status: 'done' });
    const { rows } = await rowsOf(sql`
      select from mails where subject = ${`Toch teruggestort: bestelling B-${path.orderId}`}`);
    expect(rows).toHaveLength(1);
    expect((await call(settleProviderRefund, { params: path, body: { settled_how: 'Nog eens' } })).status).toBe(409);
  });

  test.each([
    ['refunded', { ...open, status: 'done' }],
    ['failed', owed],
  ])('is looked up while it is on its way, until it is %s', async (status, end) => {
    const { there, look } = await settled();
    const underWay = { ...open, status: 'sent', refund: 'pending' };
    expect(await look()).toEqual(underWay);
    expect(await look()).toEqual(underWay);
    for (const refund of there()) refund.status = status;
    expect(await look()).toEqual(end);
  });

  test('is looked up an hour after the last attempt, which may arrive late, and also when its job is lost', async () => {
    const { path, there, stands } = await settled({ minutesAgo: 50 });
    there().splice(0);
    await runJobs();
    expect(await stands()).toEqual(open);
    await world.ownerPool.query('delete from graphile_worker._private_jobs');
    await rowsOf(sql`
      update provider_refunds set updated_at = now() - interval '7 hours' where id = ${path.providerRefundId}`);
    await world.runTask(resumeRefundsTask);
    expect(await stands()).toEqual(owed);
  });
});
