import { listAudit } from '@move/contract/audit/audit.ts';
import {
  createCoupon,
  createCouponBatch,
  getCoupon,
  listCouponBatches,
  listCoupons,
  removeCoupon,
  updateCoupon,
  updateCouponBatch,
  updateCoupons,
} from '@move/contract/wallets/coupons.ts';
import { CODE_ALPHABET } from '@move/domain/wallets/coupon-code.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedProfile } from '../../profiles/profiles.seed.ts';
import { seedCoupon, seedRedemption, seedWallet } from '../wallets.seed.ts';

const { call, appPool, tenants } = await testApp();
const as = 'superadmin';
const past = '2020-01-01T00:00:00.000Z';
const future = '2090-01-01T00:00:00.000Z';
let walletId = 0;
let wallets = 0;
beforeEach(async () => {
  wallets += 1;
  walletId = await asSystem(appPool, (db) =>
    seedWallet(db, { name: 'Jeugdpas', slug: `jeugdpas-${wallets}`, application_ids: [tenants.application] }),
  );
});

const make = (body: object) =>
  call(createCoupon, { as, params: { walletId }, body: { value: 10, quantity: 2, ...body } });
const makeBatch = (body: object) =>
  call(createCouponBatch, { as, params: { walletId }, body: { count: 3, value: 10, quantity: 2, ...body } });
const found = async (query: object) => (await call(listCoupons, { as, params: { walletId }, query })).body;
const codes = async (query: object) => (await found(query)).coupons.map(({ code }) => code);
const redeem = (code: string, email: string) =>
  asSystem(appPool, async (db) => {
    const profile_id = await seedProfile(db, { application_id: tenants.application, email });
    return seedRedemption(db, { code, profile_id });
  });

describe('a coupon', () => {
  test('has the given code, in capitals', async () => {
    const { status, body } = await make({ code: ' zomer–proef1 ', expires_at: future });
    expect(status).toBe(201);
    expect(body.coupon).toMatchObject({
      code: 'ZOMER-PROEF1',
      status: 'active',
      value: 10,
      quantity: 2,
      redeemed_count: 0,
      expires_at: future,
      created_by: 'superadmin Test',
      redeemed_by: null,
    });
  });

  test.each([null, '', undefined])('has a generated code for %j', async (code) => {
    const { body } = await make({ code });
    expect(body.coupon.code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{5}-[${CODE_ALPHABET}]{5}$`));
  });

  test.each([
    ['a code of five', { code: 'ABC-DE' }, 'code'],
    ['a code with other characters', { code: 'ZÖMER-12' }, 'code'],
    ['a formula as code', { code: '=1+1234' }, 'code'],
    ['no moves', { value: 0 }, 'value'],
    ['half a move', { value: 1.5 }, 'value'],
    ['too many moves', { value: 10_001 }, 'value'],
    ['no times', { quantity: 0 }, 'quantity'],
    ['too many times', { quantity: 100_001 }, 'quantity'],
    ['an expiry in the past', { expires_at: past }, 'expires_at'],
    ['a day as expiry', { expires_at: '2090-01-01' }, 'expires_at'],
  ])('is refused with %s', async (_what, body, field) => {
    const { status, errors } = await make(body);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('has a code that no other wallet has, in any spelling', async () => {
    const code = `UNIEK-${wallets}-A`;
    await make({ code });
    walletId = await asSystem(appPool, (db) =>
      seedWallet(db, { name: 'Andere', slug: `andere-${wallets}`, application_ids: [tenants.otherApplication] }),
    );
    const { status, errors } = await make({ code: code.replaceAll('-', ' ').toLowerCase() });
    expect([status, errors]).toEqual([422, { code: ['Deze code bestaat al'] }]);
  });

  test('can be changed until a user redeems it; then code and value are fixed', async () => {
    const { id: couponId } = (await make({ code: `VAST-${wallets}-AA` })).body.coupon;
    const params = { walletId, couponId };
    const code = `ANDERS-${wallets}-B`;
    const changed = await call(updateCoupon, { as, params, body: { code, value: 20 } });
    expect(changed.body.coupon).toMatchObject({ code, value: 20, quantity: 2 });
    await redeem(code, `vast${wallets}@test.example`);
    const fixed = async (body: object) => (await call(updateCoupon, { as, params, body })).errors;
    expect(await fixed({ code: 'WEER-ANDERS' })).toEqual({
      code: ['Code ligt vast, omdat deze voucher al ingewisseld is'],
    });
    expect(await fixed({ value: 30 })).toEqual({ value: ['Moves ligt vast, omdat deze voucher al ingewisseld is'] });
    expect(await fixed({ quantity: 0 })).toHaveProperty('quantity');
    expect(await fixed({ code, value: 20, quantity: 1, is_enabled: false })).toEqual({});
    expect((await call(getCoupon, { as, params })).body.coupon).toMatchObject({
      status: 'disabled',
      redeemed_by: `vast${wallets}@test.example`,
    });
  });

  test('never has a quantity below what was redeemed', async () => {
    const code = `TELLEN-${wallets}`;
    const { id: couponId } = (await make({ code, quantity: 5 })).body.coupon;
    await redeem(code, `tel1-${wallets}@test.example`);
    await redeem(code, `tel2-${wallets}@test.example`);
    const params = { walletId, couponId };
    const { status, errors } = await call(updateCoupon, { as, params, body: { quantity: 1 } });
    expect([status, errors]).toEqual([422, { quantity: ['Er is al 2 keer ingewisseld; kies minimaal dat aantal'] }]);
    expect((await call(updateCoupon, { as, params, body: { quantity: 2 } })).body.coupon.status).toBe('redeemed');
  });

  test('can’t be saved from an outdated form; an expiry that has passed may stay', async () => {
    const couponId = await asSystem(appPool, (db) =>
      seedCoupon(db, { wallet_id: walletId, code: `OUD-${wallets}-AAA`, expires_at: past }),
    );
    const params = { walletId, couponId };
    const body = { is_enabled: false, expires_at: past, updated_at: past };
    expect((await call(updateCoupon, { as, params, body })).status).toBe(409);
    expect((await call(updateCoupon, { as, params, body: { ...body, updated_at: undefined } })).status).toBe(200);
    const later = await call(updateCoupon, { as, params, body: { expires_at: '2020-02-01T00:00:00.000Z' } });
    expect(Object.keys(later.errors)).toEqual(['expires_at']);
  });

  test('is removed unless a user redeemed it', async () => {
    const code = `WEG-${wallets}-AAA`;
    const { id: couponId } = (await make({ code })).body.coupon;
    const other = (await make({})).body.coupon.id;
    await redeem(code, `weg${wallets}@test.example`);
    const refused = await call(removeCoupon, { as, params: { walletId, couponId } });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    expect((await call(removeCoupon, { as, params: { walletId, couponId: other } })).status).toBe(204);
    expect((await found({})).meta.pagination.total).toBe(1);
  });

  test('of another wallet is not found', async () => {
    const { id: couponId } = (await make({})).body.coupon;
    const params = { walletId: walletId - 1, couponId };
    expect((await call(getCoupon, { as, params })).status).toBe(404);
    expect((await call(updateCoupon, { as, params, body: { value: 1 } })).status).toBe(404);
    expect((await call(removeCoupon, { as, params })).status).toBe(404);
  });

  test('leaves no code in the trail, which more users read', async () => {
    const code = `GEHEIM-${wallets}-XY`;
    const { id: couponId } = (await make({ code })).body.coupon;
    await call(updateCoupon, { as, params: { walletId, couponId }, body: { quantity: 9 } });
    await call(removeCoupon, { as, params: { walletId, couponId } });
    const { audit } = (await call(listAudit, { as, query: { subjectType: 'coupons' } })).body;
    expect(audit.slice(0, 3).map(({ action }) => action)).toEqual(['removeCoupon', 'updateCoupon', 'createCoupon']);
    expect(JSON.stringify(audit)).not.toContain('GEHEIM');
  });
});

describe('the list', () => {
  test('filters by status; a disabled coupon that also expired counts as disabled', async () => {
    const name = (kind: string) => `${kind}-${wallets}-AA`;
    await asSystem(appPool, async (db) => {
      const wallet_id = walletId;
      await seedCoupon(db, { wallet_id, code: name('ACTIEF'), expires_at: future });
      await seedCoupon(db, { wallet_id, code: name('VERLOPEN'), expires_at: past });
      await seedCoupon(db, { wallet_id, code: name('UIT'), expires_at: past, is_enabled: false });
      await seedCoupon(db, { wallet_id, code: name('OP') });
    });
    await redeem(name('OP'), `op${wallets}@test.example`);
    expect(await codes({ status: 'active' })).toEqual([name('ACTIEF')]);
    expect(await codes({ status: 'expired' })).toEqual([name('VERLOPEN')]);
    expect(await codes({ status: 'disabled' })).toEqual([name('UIT')]);
    expect(await codes({ status: 'redeemed' })).toEqual([name('OP')]);
    expect((await found({})).meta.pagination.total).toBe(4);
  });

  test('finds a code in any spelling, and takes % and _ literally', async () => {
    await make({ code: `ZOEK-${wallets}-PROEF` });
    expect(await codes({ search: `zoek ${wallets}` })).toHaveLength(1);
    expect(await codes({ search: 'PROEF' })).toHaveLength(1);
    expect(await codes({ search: '%' })).toEqual([]);
    expect(await codes({ search: '_' })).toEqual([]);
  });

  test('pages through a batch with each coupon once', async () => {
    const { id } = (await makeBatch({ count: 120 })).body.batch;
    await make({});
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => codes({ page, batchId: id, sort: 'code', order: 'asc' })),
    );
    expect(pages.map((page) => page.length)).toEqual([25, 25, 25, 25, 20, 0]);
    expect(new Set(pages.flat()).size).toBe(120);
    expect(pages.flat()).toEqual(pages.flat().toSorted());
    expect((await found({ page: 9 })).meta.pagination.total).toBe(121);
  });
});

describe('a batch', () => {
  test('has different codes, between its prefix and suffix', async () => {
    const { status, body } = await makeBatch({ count: 50, prefix: ' zomer ', suffix: 'nl', expires_at: future });
    expect([status, body.batch.count]).toEqual([201, 50]);
    const { coupons } = await found({ batchId: body.batch.id, itemsPerPage: 100 });
    expect(new Set(coupons.map(({ code }) => code)).size).toBe(50);
    for (const coupon of coupons) {
      expect(coupon).toMatchObject({ value: 10, quantity: 2, expires_at: future, prefix: 'ZOMER', suffix: 'NL' });
      expect(coupon.code).toMatch(new RegExp(`^ZOMER-[${CODE_ALPHABET}]{5}-[${CODE_ALPHABET}]{5}-NL$`));
    }
    const { batches } = (await call(listCouponBatches, { as, params: { walletId } })).body;
    expect(batches).toEqual([expect.objectContaining({ id: body.batch.id, count: 50, prefix: 'ZOMER', value: 10 })]);
  });

  test('is found by its number, and by a part of its prefix or suffix', async () => {
    const summer = (await makeBatch({ prefix: 'ZOMER' })).body.batch.id;
    const winter = (await makeBatch({ prefix: 'WINTER', suffix: 'NL' })).body.batch.id;
    const search = async (text: string) =>
      (await call(listCouponBatches, { as, params: { walletId }, query: { search: text } })).body.batches.map(
        ({ id }) => id,
      );
    expect(await search('')).toEqual([winter, summer]);
    expect(await search('zom')).toEqual([summer]);
    expect(await search('nl')).toEqual([winter]);
    expect(await search(`#${summer}`)).toEqual([summer]);
    expect(await search(String(winter))).toEqual([winter]);
    expect(await search('%')).toEqual([]);
    expect(await search('#')).toEqual([]);
  });

  test('of 10,000 is created within 5 seconds', async () => {
    const start = performance.now();
    expect((await makeBatch({ count: 10_000 })).status).toBe(201);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect((await found({})).meta.pagination.total).toBe(10_000);
  });

  test.each([
    ['no coupons', { count: 0 }, 'count'],
    ['10,001', { count: 10_001 }, 'count'],
    ['a prefix of eleven', { prefix: 'ABCDEFGHIJK' }, 'prefix'],
    ['a suffix with a dash', { suffix: 'A-B' }, 'suffix'],
    ['an expiry in the past', { expires_at: past }, 'expires_at'],
  ])('is refused with %s', async (_what, body, field) => {
    const { status, errors } = await makeBatch(body);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('is changed as a whole, with no quantity below what was redeemed', async () => {
    const { id: batchId } = (await makeBatch({ quantity: 3 })).body.batch;
    const [code = ''] = await codes({ batchId });
    await redeem(code, `serie1-${wallets}@test.example`);
    await redeem(code, `serie2-${wallets}@test.example`);
    const params = { walletId, batchId };
    const change = (body: object) => call(updateCouponBatch, { as, params, body });
    expect(Object.keys((await change({ quantity: 1 })).errors)).toEqual(['quantity']);
    expect((await change({ quantity: 2, is_enabled: false, expires_at: future })).body).toEqual({ count: 3 });
    const { coupons } = await found({ batchId });
    expect(coupons.map((coupon) => [coupon.status, coupon.quantity, coupon.expires_at])).toEqual(
      Array.from({ length: 3 }, () => ['disabled', 2, future]),
    );
    expect(Object.keys((await change({ expires_at: past })).errors)).toEqual(['expires_at']);
    const elsewhere = { walletId: walletId - 1, batchId };
    expect((await call(updateCouponBatch, { as, params: elsewhere, body: { is_enabled: true } })).status).toBe(404);
  });
});

describe('a selection', () => {
  test('is disabled, enabled and extended at once', async () => {
    await makeBatch({});
    const { coupons } = await found({});
    const ids = coupons.slice(0, 2).map(({ id }) => id);
    const change = (body: object) => call(updateCoupons, { as, params: { walletId }, body: { ids, ...body } });
    expect((await change({ is_enabled: false })).body).toEqual({ count: 2 });
    expect(await codes({ status: 'disabled' })).toHaveLength(2);
    expect((await change({ is_enabled: true, expires_at: future })).body).toEqual({ count: 2 });
    expect((await found({})).coupons.filter(({ expires_at }) => expires_at === future)).toHaveLength(2);
    expect((await change({ expires_at: null })).body).toEqual({ count: 2 });
  });

  test('with a coupon of another wallet changes nothing', async () => {
    const own = (await make({})).body.coupon.id;
    const foreign = await asSystem(appPool, (db) =>
      seedCoupon(db, { wallet_id: walletId - 1, code: `ELDERS-${wallets}-A` }),
    );
    const body = { ids: [own, foreign], is_enabled: false };
    const { status, errors } = await call(updateCoupons, { as, params: { walletId }, body });
    expect([status, Object.keys(errors)]).toEqual([422, ['ids']]);
    expect(await codes({ status: 'disabled' })).toEqual([]);
  });
});
