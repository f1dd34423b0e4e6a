import { createCouponBatch, getCoupon, listCoupons } from '@move/contract/wallets/coupons.ts';
import { listRedemptions, redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import { getWallet } from '@move/contract/wallets/wallets.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { throttleOn } from '../../../platform/http/limits/throttle.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedProfile } from '../../profiles/profiles.seed.ts';
import { redeemCoupon, redeemTypedCode } from '../public.ts';
import { seedCoupon, seedWallet } from '../wallets.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, otherApplication } = tenants;
const as = 'superadmin';
const now = new Date('2026-11-23T12:00:00.000Z');
let wallet_id = 0;
let wallets = 0;
beforeEach(async () => {
  wallets += 1;
  wallet_id = await asSystem(appPool, (db) =>
    seedWallet(db, { name: 'Zomer', slug: `zomer-${wallets}`, application_ids: [application] }),
  );
});

const newProfile = (email: string, application_id = application) =>
  asSystem(appPool, (db) => seedProfile(db, { application_id, email }));
const newCoupon = (code: string, more: object = {}) =>
  asSystem(appPool, (db) => seedCoupon(db, { wallet_id, code, ...more }));

/** Redeems in the scope of a call of the website (`public`), which sees no wallet. */
function asVisitor(profileId: number, code: string) {
  return asSystem(appPool, async (db) => {
    await sql`select set_scope('public', '{}', ${[application]}::bigint[])`.execute(db);
    const result = await redeemCoupon(db, { profileId, code, now });
    const { rows } = await sql<{ scope: string }>`select app_scope() as scope`.execute(db);
    expect(rows[0]?.scope).toBe('public');
    return result;
  });
}

describe('redeeming', () => {
  test('adds moves to the wallet of the user, once', async () => {
    const profileId = await newProfile(`een${wallets}@test.example`);
    const couponId = await newCoupon(`EENMAAL-${wallets}`, { value: 25, quantity: 9 });
    expect(await asVisitor(profileId, ` eenmaal ${wallets} `)).toEqual({
      outcome: 'redeemed',
      wallet_id,
      coupon_id: couponId,
      value: 25,
      balance: 25,
    });
    expect(await asVisitor(profileId, `EENMAAL-${wallets}`)).toMatchObject({ outcome: 'again' });
    await newCoupon(`NOGEENS-${wallets}`, { value: 5 });
    expect(await asVisitor(profileId, `NOGEENS-${wallets}`)).toMatchObject({ outcome: 'redeemed', balance: 30 });
    const { coupon } = (await call(getCoupon, { as, params: { walletId: wallet_id, couponId } })).body;
    expect(coupon).toMatchObject({ redeemed_count: 1, redeemed_by: `een${wallets}@test.example` });
    expect((await call(getWallet, { as, params: { walletId: wallet_id } })).body.wallet.balance).toBe(30);
  });

  test.each([
    ['unknown', 'ONBEKEND-XX', {}],
    ['disabled', 'UITGEZET', { is_enabled: false }],
    ['expired', 'VERLOPEN', { expires_at: '2026-11-23T12:00:00Z' }],
    ['redeemed', 'NOG-NET-GELDIG', { expires_at: '2026-11-23T12:00:00.001Z' }],
  ])('returns “%s” for the code %s', async (outcome, code, facts) => {
    if (outcome !== 'unknown') await newCoupon(code, facts);
    const profileId = await newProfile(`${outcome}@test.example`);
    expect(await asVisitor(profileId, code)).toMatchObject({ outcome });
  });

  test('is refused when the coupon is used up, and on a platform that the wallet is not on', async () => {
    const [a, b] = [await newProfile(`a${wallets}@test.example`), await newProfile(`b${wallets}@test.example`)];
    const stranger = await newProfile(`a${wallets}@test.example`, otherApplication);
    await newCoupon(`OP-${wallets}-AAAA`);
    expect(await asVisitor(stranger, `OP-${wallets}-AAAA`)).toMatchObject({ outcome: 'elsewhere' });
    expect(await asVisitor(a, `OP-${wallets}-AAAA`)).toMatchObject({ outcome: 'redeemed' });
    expect(await asVisitor(b, `OP-${wallets}-AAAA`)).toMatchObject({ outcome: 'exhausted' });
  });

  test('is refused for a wallet that was removed', async () => {
    const profileId = await newProfile(`weg${wallets}@test.example`);
    await newCoupon(`VERWEESD-${wallets}`);
    await asSystem(appPool, (db) =>
      db.updateTable('wallets').set({ deleted_at: now.toISOString() }).where('id', '=', wallet_id).execute(),
    );
    expect(await asVisitor(profileId, `VERWEESD-${wallets}`)).toMatchObject({ outcome: 'unknown' });
  });

  test('by 200 at once of a coupon for 50 succeeds exactly 50 times', async () => {
    const code = `DRUKTE-${wallets}`;
    const couponId = await newCoupon(code, { quantity: 50, value: 3 });
    const profiles = await asSystem(appPool, (db) =>
      Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          seedProfile(db, { application_id: application, email: `druk${n}@test.example` }),
        ),
      ),
    );
    const results = await Promise.all(profiles.map((profileId) => asVisitor(profileId, code)));
    expect(results.filter(({ outcome }) => outcome === 'redeemed')).toHaveLength(50);
    expect(results.filter(({ outcome }) => outcome === 'exhausted')).toHaveLength(150);
    const { coupon } = (await call(getCoupon, { as, params: { walletId: wallet_id, couponId } })).body;
    expect(coupon).toMatchObject({ redeemed_count: 50, status: 'redeemed' });
    expect((await call(getWallet, { as, params: { walletId: wallet_id } })).body.wallet.balance).toBe(150);
  });

  test('by one user twenty times at once succeeds once', async () => {
    const code = `HAAST-${wallets}`;
    await newCoupon(code, { quantity: 50 });
    const profileId = await newProfile(`haast${wallets}@test.example`);
    const results = await Promise.all(Array.from({ length: 20 }, () => asVisitor(profileId, code)));
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'again'),
      'redeemed',
    ]);
  });
});

describe('a typed code', () => {
  const typed = (profileId: number, code: string, network = '192.0.2.0/24') =>
    asSystem(appPool, (db) =>
      redeemTypedCode(
        { db, now, throttle: throttleOn(appPool, 'secret'), request: { network } as never },
        { profileId, code },
      ),
    );

  test('gets one error for every cause', async () => {
    const profileId = await newProfile(`typt${wallets}@test.example`);
    await newCoupon(`UIT-${wallets}-AAA`, { is_enabled: false });
    await newCoupon(`OUD-${wallets}-BBB`, { expires_at: '2026-01-01T00:00:00Z' });
    const refusals = await Promise.all(
      ['ONBEKEND', `UIT-${wallets}-AAA`, `OUD-${wallets}-BBB`].map((code) =>
        typed(profileId, code).catch(({ status, sentences }) => ({ status, sentences })),
      ),
    );
    for (const refusal of refusals) {
      expect(refusal).toEqual({ status: 422, sentences: [{ field: 'code', key: 'coupon.invalid' }] });
    }
  });

  test('is refused for an hour after ten attempts of a user, or of a network', async () => {
    const [a, b] = [await newProfile(`rem-a@test.example`), await newProfile(`rem-b@test.example`)];
    const statusOf = (profileId: number, network: string) =>
      typed(profileId, 'ONBEKEND', network).then(
        () => 200,
        ({ status }) => status,
      );
    for (let n = 0; n < 10; n += 1) expect(await statusOf(a, `198.51.100.${n}`)).toBe(422);
    expect(await statusOf(a, '198.51.100.99')).toBe(429);
    for (let n = 0; n < 10; n += 1) expect(await statusOf(await newProfile(`rem${n}@test.example`), 'club')).toBe(422);
    expect(await statusOf(b, 'club')).toBe(429);
    expect(await statusOf(b, 'home')).toBe(422);
  });
});

describe('a superadmin', () => {
  const params = () => ({ walletId: wallet_id });
  const redeem = (body: Record<string, unknown>) =>
    call(redeemCouponForUser, { as, params: params(), query: { force: '1' }, body });

  test('asks first for an address without a user, after the code', async () => {
    await newCoupon(`TYPFOUT-${wallets}`);
    const body = { code: `TYPFOUT-${wallets}`, email: `typfout${wallets}@test.example` };
    const asked = await call(redeemCouponForUser, { as, params: params(), body });
    expect([asked.status, asked.errors]).toEqual([409, { state: ['Geen gebruiker met dit adres'] }]);
    const wrong = await call(redeemCouponForUser, { as, params: params(), body: { ...body, code: 'BESTAATNIET' } });
    expect(Object.keys(wrong.errors)).toEqual(['code']);
    expect((await call(listRedemptions, { as, params: params() })).body.redemptions).toEqual([]);
    await newProfile(body.email);
    expect((await call(redeemCouponForUser, { as, params: params(), body })).status).toBe(201);
  });

  test('redeems for a user, who gets a profile when there is none', async () => {
    await newCoupon(`NAMENS-${wallets}`, { value: 12, quantity: 5 });
    const email = `Mila${wallets}@Test.example`;
    const { status, body } = await redeem({ code: `namens-${wallets}`, email });
    expect([status, body.redemption]).toEqual([201, expect.objectContaining({ value: 12, balance: 12 })]);
    const again = await redeem({ code: `namens-${wallets}`, email: email.toLowerCase() });
    expect([again.status, again.errors]).toEqual([422, { code: ['Deze gebruiker heeft deze voucher al ingewisseld'] }]);
    const { redemptions } = (await call(listRedemptions, { as, params: params() })).body;
    expect(redemptions).toEqual([
      expect.objectContaining({
        code: `NAMENS-${wallets}`,
        email: email.toLowerCase(),
        value: 12,
        created_by: 'superadmin Test',
        profile_id: body.redemption.profile_id,
      }),
    ]);
  });

  test('sees why a code is refused', async () => {
    await newCoupon(`REDEN-${wallets}-A`, { is_enabled: false });
    await newCoupon(`REDEN-${wallets}-B`, { expires_at: '2020-01-01T00:00:00Z' });
    const email = 'mila@test.example';
    const why = async (code: string) => (await redeem({ code, email })).errors['code']?.[0];
    expect(await why(`REDEN-${wallets}-A`)).toBe('Deze voucher is uitgezet');
    expect(await why(`REDEN-${wallets}-B`)).toBe('Deze voucher is verlopen');
    expect(await why('BESTAAT-NIET')).toBe('Deze portemonnee heeft geen voucher met deze code');
    wallet_id = await asSystem(appPool, (db) =>
      seedWallet(db, { name: 'Andere', slug: `andere-${wallets}`, application_ids: [application] }),
    );
    expect(await why(`REDEN-${wallets}-A`)).toBe('Deze portemonnee heeft geen voucher met deze code');
  });

  test('must name the platform when the wallet is on several', async () => {
    wallet_id = await asSystem(appPool, (db) =>
      seedWallet(db, { name: 'Beide', slug: `beide-${wallets}`, application_ids: [otherApplication, tenants.child] }),
    );
    await newCoupon(`BEIDE-${wallets}`, { quantity: 9 });
    const body = { code: `BEIDE-${wallets}`, email: 'mila@test.example' };
    expect((await redeem(body)).errors).toEqual({ application_id: ['Platform is verplicht'] });
    expect(Object.keys((await redeem({ ...body, application_id: application })).errors)).toEqual(['application_id']);
    expect((await redeem({ ...body, application_id: tenants.child })).status).toBe(201);
    // the same address on another platform is another user
    expect((await redeem({ ...body, application_id: otherApplication })).status).toBe(201);
  });

  test('finds redemptions by code, address and batch', async () => {
    const { batch } = (
      await call(createCouponBatch, { as, params: params(), body: { count: 1, value: 4, quantity: 2, prefix: 'ZOEK' } })
    ).body;
    const [coupon] = (await call(listCoupons, { as, params: params() })).body.coupons;
    await newCoupon(`LOS-${wallets}-AAA`);
    await redeem({ code: coupon?.code ?? '', email: 'anna@test.example' });
    await redeem({ code: `LOS-${wallets}-AAA`, email: 'bob@test.example' });
    const emails = async (query: object) =>
      (await call(listRedemptions, { as, params: params(), query })).body.redemptions.map(({ email }) => email);
    expect(await emails({})).toEqual(['bob@test.example', 'anna@test.example']);
    expect(await emails({ search: 'zoek' })).toEqual(['anna@test.example']);
    expect(await emails({ search: 'BOB@' })).toEqual(['bob@test.example']);
    expect(await emails({ search: '-' })).toEqual([]);
    expect(await emails({ batchId: batch.id })).toEqual(['anna@test.example']);
  });

  test('is the only role allowed', async () => {
    const body = { code: 'EGAAL-1234', email: 'mila@test.example' };
    for (const other of ['admin', 'staff', 'trainer'] as const) {
      expect((await call(redeemCouponForUser, { as: other, params: params(), body })).status).toBe(403);
      expect((await call(listRedemptions, { as: other, params: params() })).status).toBe(403);
    }
  });
});
