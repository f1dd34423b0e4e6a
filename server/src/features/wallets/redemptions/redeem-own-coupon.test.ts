import { redeemOwnCoupon } from '@move/contract/wallets/own-redemptions.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedProfile, seedProfileToken } from '../../profiles/profiles.seed.ts';
import { REDEEM_TRIES } from './redeem-coupon.ts';
import { seedCoupon, seedWallet } from '../wallets.seed.ts';

const { call, appPool, ownerPool, tenants } = await testApp();
const { application, otherApplication } = tenants;
const wallet_id = await asSystem(appPool, (db) =>
  seedWallet(db, { name: 'Zomerpas', slug: 'zomerpas', application_ids: [application] }),
);
beforeEach(async () => {
  await ownerPool.query('delete from throttles');
});

const newUser = (email: string, application_id = application) =>
  asSystem(appPool, async (db) => {
    const id = await seedProfile(db, { application_id, email });
    return { id, token: await seedProfileToken(db, id) };
  });
const newCoupon = (code: string, more: object = {}) =>
  asSystem(appPool, (db) => seedCoupon(db, { wallet_id, code, value: 25, ...more }));
const redeem = (token: string | null, code: string, { platform = application, from = '192.0.2.1' } = {}) =>
  call(redeemOwnCoupon, {
    as: null,
    body: { code },
    headers: { 'x-application-id': String(platform), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    from,
  });

test('redeeming adds the moves of a coupon to the wallet of the user, and returns that wallet', async () => {
  const user = await newUser('een@test.example');
  const couponId = await newCoupon('ZOMER-2027', { quantity: 5 });
  await newCoupon('HERFST-2027', { value: 5 });
  const first = await redeem(user.token, ' zomer 2027 ');
  expect([first.status, first.body]).toEqual([
    200,
    { wallet: { id: wallet_id, name: 'Zomerpas' }, value: 25, balance: 25 },
  ]);
  expect((await redeem(user.token, 'HERFST-2027')).body).toMatchObject({ value: 5, balance: 30 });
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ row: string; subject_id: string }>`
      select audit_log::text as row, subject_id from audit_log where action = 'redeemOwnCoupon' order by id`.execute(
      db,
    ),
  );
  expect(rows.map(({ subject_id }) => Number(subject_id))).toContain(couponId);
  expect(JSON.stringify(rows)).not.toMatch(/ZOMER|HERFST|een@test/i);
});

test('redeeming has one error for every cause', async () => {
  const user = await newUser('twee@test.example');
  const foreigner = await newUser('ver@test.example', otherApplication);
  await newCoupon('GEBRUIKT-1', { quantity: 5 });
  await newCoupon('OP-22222', { quantity: 1 });
  await newCoupon('UIT-2222', { is_enabled: false });
  await newCoupon('OVER-222', { expires_at: '2020-01-01T00:00:00Z' });
  await redeem(user.token, 'GEBRUIKT-1');
  await redeem((await newUser('eerder@test.example')).token, 'OP-22222');
  const answers = [
    ...(await Promise.all(
      ['GEBRUIKT-1', 'OP-22222', 'UIT-2222', 'OVER-222', 'BESTAATNIET'].map((code) => redeem(user.token, code)),
    )),
    await redeem(foreigner.token, 'GEBRUIKT-1', { platform: otherApplication }),
  ];
  for (const { status, errors } of answers) {
    expect([status, errors]).toEqual([422, { code: ['Deze code is onbekend, verlopen of al gebruikt'] }]);
  }
});

test('redeeming requires a token of the platform', async () => {
  await newCoupon('SLEUTEL-1', { quantity: 9 });
  const { token } = await newUser('drie@test.example');
  for (const answer of [
    await redeem(null, 'SLEUTEL-1'),
    await redeem('mvp_verzonnen', 'SLEUTEL-1'),
    await redeem(token, 'SLEUTEL-1', { platform: otherApplication }),
  ]) {
    expect([answer.status, Object.keys(answer.errors)]).toEqual([401, ['auth']]);
  }
  expect((await redeem(token, 'SLEUTEL-1')).status).toBe(200);
});

test('many people redeem a right code from one network', async () => {
  await newCoupon('BALIE-1', { quantity: 20 });
  for (let at = 0; at <= REDEEM_TRIES; at++) {
    const { token } = await newUser(`gast${at}@test.example`);
    expect((await redeem(token, 'BALIE-1')).status).toBe(200);
  }
});

test('a user has ten attempts an hour, whatever the network, and a network has ten wrong ones, whoever the user', async () => {
  const user = await newUser('vier@test.example');
  await newCoupon('RAADMIJ-1');
  for (let at = 0; at < REDEEM_TRIES; at++) {
    expect((await redeem(user.token, `FOUT${at}AAAA`, { from: `198.51.100.${at}` })).status).toBe(422);
  }
  const over = await redeem(user.token, 'RAADMIJ-1', { from: '198.51.100.99' });
  expect([over.status, Object.keys(over.errors)]).toEqual([429, ['throttle']]);
  for (let at = 0; at < REDEEM_TRIES; at++) {
    const { token } = await newUser(`rij${at}@test.example`);
    expect((await redeem(token, 'FOUTAAAA')).status).toBe(422);
  }
  expect((await redeem((await newUser('rij@test.example')).token, 'RAADMIJ-1')).status).toBe(429);
});
