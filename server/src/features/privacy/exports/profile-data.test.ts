import { createView, removeView, saveDraft } from '@move/contract/preferences/preferences.ts';
import { eraseProfileData, exportProfileData } from '@move/contract/privacy/profile-data.ts';
import { listRedemptions, redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { seedDevice } from '../../devices/devices.seed.ts';
import { seedOrder } from '../../orders/orders.seed.ts';
import { seedProfile } from '../../profiles/profiles.seed.ts';
import { seedCoupon, seedRedemption, seedWallet } from '../../wallets/wallets.seed.ts';
import { purgePeople } from '../retention/purge-people.ts';
import { listErasures, replayErasures } from '../erasures/replay-erasures.ts';

const { call, appPool, tenants, tablesWith } = await personalDataWorld();
const as = 'superadmin';
const email = 'zqmila@test.example';
const code = 'PRIVACY-1234';
const walletId = await asSystem(appPool, async (db) => {
  const wallet_id = await seedWallet(db, { name: 'Pas', slug: 'pas', application_ids: [tenants.application] });
  await seedCoupon(db, { wallet_id, code, value: 12, quantity: 99 });
  return wallet_id;
});
let profileId = 0;
beforeEach(async () => {
  profileId = await asSystem(appPool, async (db) => {
    // removes the data of the previous test's profile, which had the same address
    const nobody = { first_name: null, last_name: null, date_of_birth: null, zipcode: null };
    await db
      .updateTable('profiles')
      .set({ ...nobody, email: `old-${crypto.randomUUID()}@test.example` })
      .where('email', '=', email)
      .execute();
    const id = await seedProfile(db, {
      application_id: tenants.application,
      email,
      first_name: 'Zqmila',
      last_name: 'Zqsmit',
      date_of_birth: '2001-02-03',
      zipcode: '3451 ZQ',
    });
    await seedDevice(db, { profile_id: id, address: 'token-Zqmila' });
    return id;
  });
  const body = { code, email };
  expect((await call(redeemCouponForUser, { as, params: { walletId }, query: { force: '1' }, body })).status).toBe(201);
});

/** Shares two searches for the address with a platform, and removes one of them, so that only the trail has it. */
async function shareViews() {
  const view = { list: 'listOrders', name: `Van ${email}`, query: { search: email }, shared: 'all' as const };
  for (const isKept of [true, false]) {
    const { status, body } = await call(createView, { as: 'admin', body: view });
    expect(status).toBe(201);
    if (!isKept) await call(removeView, { as: 'admin', params: { viewId: body.view.id } });
  }
}

const erase = (body: { email: string }) => call(eraseProfileData, { as, params: { profileId }, body });
const redemption = async () =>
  (await call(listRedemptions, { as, params: { walletId } })).body.redemptions.find(
    (row) => row.profile_id === profileId,
  );

test('the data of an app user can be downloaded, as a page and as JSON', async () => {
  const { status, bytes } = await call(exportProfileData, { as, params: { profileId } });
  expect(status).toBe(200);
  const files = unzipSync(bytes);
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data.profiles).toEqual([expect.objectContaining({ email, date_of_birth: '2001-02-03', zipcode: '3451 ZQ' })]);
  expect(data.coupon_redemptions).toEqual([expect.objectContaining({ code, value: 12, wallet: 'Pas' })]);
  expect(data.profile_devices).toEqual([expect.objectContaining({ kind: 'fcm', address: 'token-Zqmila' })]);
  expect(data.wallet_balances).toEqual([expect.objectContaining({ moves: 12, wallet: 'Pas' })]);
  expect(data.wallet_entries).toEqual([expect.objectContaining({ kind: 'coupon', moves: 12 })]);
  expect(JSON.stringify(data)).not.toContain('created_by');
  const page = strFromU8(files['profiel.html'] ?? new Uint8Array());
  for (const word of ['Zqmila', 'Ingewisselde vouchers', 'voucher', 'Portemonnee']) expect(page).toContain(word);
});

test('erasing requires typing the address, and keeps anonymous redemptions and moves', async () => {
  const wrong = await erase({ email: 'iemand@anders.example' });
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['email']]);
  const view = { list: 'wallets', name: email, query: { search: email }, shared: 'me' as const };
  await call(createView, { as: 'superadmin', body: view });
  await call(saveDraft, { as: 'superadmin', params: { form: 'redeem' }, body: { values: { email } } });
  await shareViews();
  expect((await erase({ email })).status).toBe(204);
  expect(await tablesWith(['zqmila', 'zqsmit', '3451 zq', '2001-02-03'])).toEqual([]);
  expect(await redemption()).toMatchObject({ value: 12, email: expect.stringContaining('@erased.invalid') });
  // the same address is a new user from now on
  const again = await call(redeemCouponForUser, {
    as,
    params: { walletId },
    query: { force: '1' },
    body: { code, email },
  });
  expect(again.status).toBe(201);
  expect(again.body.redemption.profile_id).not.toBe(profileId);
});

test('erasing removes the IP address of calls by the app user from the trail, and keeps those of other app users', async () => {
  const other = await asSystem(appPool, async (db) => {
    const { orderId } = await seedOrder(db, {
      organization_id: tenants.organization,
      application_id: tenants.application,
    });
    const [coupon] = await db
      .selectFrom('coupon_redemptions')
      .select('coupon_id')
      .where('profile_id', '=', profileId)
      .execute();
    const someone = await seedProfile(db, {
      application_id: tenants.application,
      email: `${crypto.randomUUID()}@test.example`,
    });
    await sql`insert into wallet_entries (wallet_id, profile_id, kind, moves, order_id)
      values (${walletId}, ${profileId}, 'payment', -1, ${orderId})`.execute(db);
    const redeemed = (id: number) => sql`('redeemOwnCoupon', 'coupons', ${String(coupon?.coupon_id)},
      jsonb_build_object('profile_id', jsonb_build_object('old', null, 'new', ${id}::bigint)), '203.0.113.7'::inet)`;
    await sql`insert into audit_log (action, subject_type, subject_id, changes, ip) values ${redeemed(profileId)}, ${redeemed(someone)},
      ('payFromWallet', 'orders', ${String(orderId)}, '{}', '203.0.113.7')`.execute(db);
    return someone;
  });
  expect((await erase({ email })).status).toBe(204);
  const { rows } = await asSystem(appPool, (db) =>
    sql`select (changes #>> '{profile_id,new}')::bigint as profile_id from audit_log where ip = '203.0.113.7'`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ profile_id: other }]);
});

test('an erasure is repeated after restoring an older backup', async () => {
  await erase({ email });
  const since = '2000-01-01T00:00:00Z';
  const list = (await asSystem(appPool, (db) => listErasures(db, since))).filter(({ records }) =>
    records['profiles']?.includes(profileId),
  );
  await asSystem(appPool, (db) =>
    db
      .updateTable('profiles')
      .set({ email: 'zqterug@test.example', first_name: 'Zqterug' })
      .where('id', '=', profileId)
      .execute(),
  );
  expect(await replayErasures(appPool, list)).toBe(1);
  expect(await replayErasures(appPool, list)).toBe(0);
  expect(await tablesWith(['zqterug'])).toEqual([]);
});

test('24 months after its last use a profile without moves is erased; a profile with moves stays', async () => {
  const old = { application_id: tenants.application, last_used_at: '2020-01-01T00:00:00Z' };
  const [gone, holder, recent] = await asSystem(appPool, async (db) => {
    const ids = [
      await seedProfile(db, { ...old, email: 'weg@test.example' }),
      await seedProfile(db, { ...old, email: 'houder@test.example' }),
      await seedProfile(db, { ...old, email: 'pas@test.example', last_used_at: '2024-12-01T00:00:00Z' }),
    ];
    await seedRedemption(db, { code, profile_id: ids[1] ?? 0, at: '2020-02-01T00:00:00Z' });
    return ids;
  });
  await purgePeople(appPool, new Date('2026-11-23T12:00:00Z'), 1);
  const { rows } = await asSystem(appPool, async (db) => ({
    rows: await db
      .selectFrom('profiles')
      .select(['id', 'email', 'last_used_at'])
      .where('id', 'in', [gone ?? 0, holder ?? 0, recent ?? 0])
      .orderBy('id')
      .execute(),
  }));
  expect(rows.map((row) => row.email)).toEqual([
    `verwijderd-p${gone}@erased.invalid`,
    'houder@test.example',
    'pas@test.example',
  ]);
});

test('only superadmins export or erase an app user', async () => {
  for (const other of ['admin', 'staff', 'trainer'] as const) {
    expect((await call(exportProfileData, { as: other, params: { profileId } })).status).toBe(403);
    expect((await call(eraseProfileData, { as: other, params: { profileId }, body: { email } })).status).toBe(403);
  }
  expect((await call(eraseProfileData, { as, params: { profileId: 999_999 }, body: { email } })).status).toBe(404);
});
