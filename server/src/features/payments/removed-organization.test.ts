import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../testing/payment-world.ts';
import { walletWorld } from '../../testing/wallet-world.ts';

const world = await paymentWorld();
const { call, organizationId, order, priced, rowsOf, start, stored } = world;
const { holder, balanceOf } = walletWorld(world);

const setRemoved = (at: string | null) =>
  rowsOf(sql`update organizations set deleted_at = ${at}::timestamptz where id = ${organizationId}`);

test('an order of an organisation that was removed is read and canceled by its link, and not paid', async () => {
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
