import { createCouponBatch, updateCoupon, updateCouponBatch, updateCoupons } from '@move/contract/wallets/coupons.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedWallet } from '../wallets.seed.ts';

const { call, appPool, tenants } = await testApp();
const as = 'superadmin';
const future = '2090-01-01T00:00:00.000Z';

const mailed = async () =>
  (
    await appPool.query<{ subject: string; body_text: string }>(
      `select subject, body_text from mails where subject like 'Vouchers%' order by id`,
    )
  ).rows;

// docs/rules/money.md#coupons
test('making old coupons valid again is mailed to superadmins like creating new ones, in small steps too', async () => {
  const walletId = await asSystem(appPool, (db) =>
    seedWallet(db, { name: 'Jeugdpas', slug: 'jeugdpas', application_ids: [tenants.application] }),
  );
  const params = { walletId };
  const made = await call(createCouponBatch, { as, params, body: { count: 3, value: 400, quantity: 2 } });
  const batch = { ...params, batchId: made.body.batch.id };
  await appPool.query('delete from mails');
  const old = { created_by: null, expires_at: '2020-01-01T00:00:00.000Z' };
  const [one = { id: 0 }, two = { id: 0 }] = await asSystem(appPool, (db) =>
    db.updateTable('coupons').set(old).where('batch_id', '=', batch.batchId).returning('id').execute(),
  );
  await call(updateCoupon, { as, params: { ...params, couponId: one.id }, body: { expires_at: future } });
  // € 800 is below the limit
  expect(await mailed()).toEqual([]);
  await call(updateCoupons, { as, params, body: { ids: [two.id], expires_at: future } });
  expect(await mailed()).toEqual([
    { subject: 'Vouchers ter waarde van € 1.600,00', body_text: expect.stringContaining('weer geldig gemaakt') },
  ]);
  await call(updateCouponBatch, { as, params: batch, body: { is_enabled: false } });
  expect(await mailed()).toHaveLength(1);
  await call(updateCouponBatch, { as, params: batch, body: { is_enabled: true, expires_at: future } });
  expect((await mailed()).slice(1).map(({ subject }) => subject)).toEqual(['Vouchers ter waarde van € 2.400,00']);
  // no mail about coupons that were valid already
  await call(updateCouponBatch, { as, params: batch, body: { expires_at: null } });
  expect(await mailed()).toHaveLength(2);
});
