import { getPaymentMethods, updatePaymentMethods } from '@move/contract/applications/application-settings.ts';
import { expect, test } from 'vitest';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { walletWorld } from '../../../testing/money/wallet-world.ts';

// Moves that can't be spent while a platform takes no wallets (docs/rules/money.md#moves).

const world = await paymentWorld();
const { call, tenants } = world;
const { holder, newUser, newWallet, give } = walletWorld(world);
const own = { as: 'superadmin', params: { applicationId: tenants.application } } as const;

const setWallet = (enabled: boolean, query = {}) => {
  const wallet = { code: 'wallet', fixed_in_cents: 0, basis_points: 0, enabled } as const;
  return call(updatePaymentMethods, { ...own, query, body: { payment_methods: [wallet] } });
};
const isOn = async () =>
  (await call(getPaymentMethods, own)).body.payment_methods.find(({ code }) => code === 'wallet')?.enabled;

test('switching wallets off asks with the number of moves, unless it is forced or nobody has any', async () => {
  expect((await setWallet(true)).status).toBe(200);
  // moves of users of another platform don't count
  await give(await newWallet({ application_ids: [tenants.child] }), await newUser(undefined, tenants.child), 7);
  expect((await setWallet(false)).status).toBe(200);
  await setWallet(true);
  await holder(2_000);
  await holder(940);
  const refused = await setWallet(false);
  expect([refused.status, refused.errors]).toEqual([
    409,
    { wallet: [expect.stringContaining('Er zijn nog 2.940 moves in omloop')] },
  ]);
  expect(await isOn()).toBe(true);
  expect((await setWallet(false, { force: 1 })).status).toBe(200);
  // it is off already
  expect((await setWallet(false)).status).toBe(200);
  expect(await isOn()).toBe(false);
});
