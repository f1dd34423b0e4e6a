import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { handOverRefund } from '@move/contract/orders/open-refunds.ts';
import { getAnyOrder } from '@move/contract/orders/orders.ts';
import { createParticipant, payParticipant, removeParticipant } from '@move/contract/participants/participants.ts';
import {
  listProviderRefunds,
  retryCancellationRefunds,
  retryProviderRefund,
  settleProviderRefund,
} from '@move/contract/payments/provider-refunds.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { walletWorld } from '../../testing/money/wallet-world.ts';
import { seedProduct } from '../products/products.seed.ts';

const world = await paymentWorld();
const {
  appPool,
  balance,
  begin,
  buy,
  call,
  choose,
  newRate,
  order,
  organizationId,
  pay,
  priced,
  rowsOf,
  runJobs,
  start,
  stored,
} = world;
const { holder, balanceOf } = walletWorld(world);

const setRemoved = (at: string | null) =>
  rowsOf(sql`update organizations set deleted_at = ${at}::timestamptz where id = ${organizationId}`);

test('an order of a removed organisation can be read and canceled through its link, not paid', async () => {
  const { user, walletId } = await holder(30);
  const placed = await order(await priced());
  const { orderToken } = placed;
  await setRemoved(new Date().toISOString());
  const refused = [
    await start(placed),
    await call(payFromWallet, {
      as: null,
      params: { orderToken },
      body: { wallet_id: walletId },
      headers: user.headers,
    }),
  ];
  expect(refused.map(({ status, errors }) => [status, errors])).toEqual(
    refused.map(() => [409, { state: ['Hier is niets meer te betalen'] }]),
  );
  expect([(await stored(placed)).status, await balanceOf(walletId, user)]).toEqual(['open', 30]);
  expect((await call(getBooking, { as: null, params: { orderToken } })).status).toBe(200);
  await setRemoved(null);
  expect((await start(placed)).status).toBe(201);
  await setRemoved(new Date().toISOString());
  expect((await call(cancelBooking, { as: null, params: { orderToken }, body: {} })).status).toBe(200);
  await setRemoved(null);
});

test('a payment that was under way when the organisation was removed is refunded', async () => {
  const rate_id = await newRate(1_250);
  const productId = await asSystem(appPool, (db) =>
    seedProduct(db, { organization_id: organizationId, name: 'Kaart', rate_id, spots: 1 }),
  );
  const placed = await buy(productId);
  const reference = await begin(placed);
  await setRemoved(new Date().toISOString());
  await choose(reference, 'paid');
  await runJobs();
  await setRemoved(null);
  expect((await stored(placed)).transactions).toEqual(['refunded']);
  const { rows } = await rowsOf(sql`select taken from products where id = ${productId}`);
  expect([rows, await balance()]).toEqual([[{ taken: 0 }], { provider: 0, orders: 0 }]);
});

test('a payment to an organisation that was not accepted is refunded', async () => {
  const placed = await order(await priced());
  const reference = await begin(placed);
  // replication mode skips the trigger that keeps an accepted organisation accepted
  const become = async (status: 'rejected' | 'accepted') => {
    const client = new pg.Client(world.admin);
    await client.connect();
    await client.query(
      `set session_replication_role = replica; update organizations set status = '${status}',
        rejected_reason = ${status === 'rejected' ? "'Bestaat niet'" : 'null'} where id = ${organizationId}`,
    );
    await client.end();
  };
  await become('rejected');
  await choose(reference, 'paid');
  await runJobs();
  await become('accepted');
  expect(await stored(placed)).toMatchObject({ transactions: ['refunded'], people: ['canceled'] });
  expect(await balance()).toEqual({ provider: 0, orders: 0 });
});

describe('money that a removed organisation still has to refund', () => {
  afterEach(() => setRemoved(null));

  /** The session was canceled and the provider refused the refund; then the organisation was removed. */
  async function failed() {
    const session = await priced();
    const { orderId, ...placed } = await order(session);
    const reference = await pay({ orderId, ...placed });
    await rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
    await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
    await runJobs();
    await setRemoved(new Date().toISOString());
    const params = { organizationId, orderId };
    const { body } = await call(listProviderRefunds, { as: 'superadmin', params });
    expect(body.provider_refunds).toMatchObject([{ status: 'failed' }]);
    return { ...params, providerRefundId: body.provider_refunds[0]?.id ?? 0, reference };
  }
  const owed = async (orderId: number) => {
    const { order: found } = (await call(getAnyOrder, { as: 'superadmin', params: { orderId } })).body;
    return [found.failed_refund_in_cents, found.to_hand_over_in_cents];
  };
  const settled_how = 'Overgemaakt door het platform';

  test('is sent again by a superadmin after a failed refund', async () => {
    const { reference, ...params } = await failed();
    await rowsOf(sql`update test_payments set status = 'paid' where reference = ${reference}`);
    expect(await owed(params.orderId)).toEqual([1_285, 0]);
    expect((await call(retryProviderRefund, { as: 'superadmin', params })).status).toBe(200);
    await runJobs();
    expect(await owed(params.orderId)).toEqual([0, 0]);
    expect((await call(retryProviderRefund, { as: 'superadmin', params })).status).toBe(409);
  });

  test('is sent again by a superadmin for all failed refunds of a cancellation', async () => {
    const { reference, ...params } = await failed();
    await rowsOf(sql`update test_payments set status = 'paid' where reference = ${reference}`);
    const { rows } = await rowsOf(sql<{ id: number }>`
      select max(cancellation_id) as id from refunds join provider_refunds back on back.refund_id = refunds.id
      where back.id = ${params.providerRefundId}`);
    const cancellation = { organizationId, cancellationId: rows[0]?.id ?? 0 };
    const { status, body } = await call(retryCancellationRefunds, { as: 'superadmin', params: cancellation });
    expect([status, body.retried]).toEqual([200, 1]);
    await runJobs();
    expect(await owed(params.orderId)).toEqual([0, 0]);
  });

  test('is settled by a superadmin, with how it was refunded another way', async () => {
    const { reference: _reference, ...params } = await failed();
    const body = { settled_how };
    expect((await call(settleProviderRefund, { as: 'superadmin', params, body })).body.provider_refund).toMatchObject({
      status: 'settled',
      settled_how,
    });
    expect(await owed(params.orderId)).toEqual([0, 0]);
  });

  test('is owed to no organisation when a superadmin who had a role there settles it', async () => {
    const { reference: _reference, ...params } = await failed();
    await rowsOf(sql`insert into user_roles (user_id, role, organization_id)
      values (${world.tenants.users.superadmin}, 'organization', ${organizationId})`);
    expect((await call(settleProviderRefund, { as: 'superadmin', params, body: { settled_how } })).status).toBe(200);
    const { rows } = await rowsOf(sql`
      select owed_to_organization, owed_if_missing from provider_refunds where id = ${params.providerRefundId}`);
    expect(rows).toEqual([{ owed_to_organization: false, owed_if_missing: false }]);
    await rowsOf(
      sql`delete from user_roles where user_id = ${world.tenants.users.superadmin} and organization_id = ${organizationId}`,
    );
  });

  test('is marked as handed over in cash by a superadmin', async () => {
    const session = await priced();
    const person = { first_name: 'Contant', last_name: 'Betaald', email: 'contant@test.example', date_of_birth: null };
    const { participant } = (
      await call(createParticipant, {
        params: session,
        body: { ...person, gender: null, notes: null, payment_type: 'cash' },
      })
    ).body;
    const params = { ...session, participantId: participant.id };
    await call(payParticipant, { params });
    await call(removeParticipant, { params, query: { refund: 'full' } });
    const { rows } = await rowsOf(sql<{ refundId: number; orderId: number }>`
      select refunds.id as "refundId", order_id as "orderId" from refunds join transactions on transactions.id = transaction_id
      where refunds.status = 'to_hand_over' order by 1 desc limit 1`);
    const [cash = { refundId: 0, orderId: 0 }] = rows;
    await setRemoved(new Date().toISOString());
    expect(await owed(cash.orderId)).toEqual([0, 1_250]);
    const shown = await call(getAnyOrder, { as: 'superadmin', params: { orderId: cash.orderId } });
    expect(shown.body.order.may).toEqual({ change: false });
    expect((await call(handOverRefund, { params: { organizationId, ...cash } })).status).toBe(404);
    const { status, body } = await call(handOverRefund, { as: 'superadmin', params: { organizationId, ...cash } });
    expect([status, body.order.to_hand_over_in_cents, body.order.application.name]).toEqual([200, 0, 'Sportplein']);
  });

  test.each(['staff', 'admin', 'stranger'] as const)(
    'can’t be read, sent again or settled by a user with the role %s',
    async (as) => {
      const { reference: _reference, ...params } = await failed();
      const answers = [
        await call(listProviderRefunds, { as, params }),
        await call(retryProviderRefund, { as, params }),
        await call(settleProviderRefund, { as, params, body: { settled_how } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    },
  );
});
