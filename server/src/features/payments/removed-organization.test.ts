import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
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
  // as if it had not been reviewed: an accepted one stays so
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
