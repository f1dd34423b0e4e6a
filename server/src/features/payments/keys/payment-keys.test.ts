import { getPaymentKey, removePaymentKey, updatePaymentKey } from '@move/contract/payments/payment-keys.ts';
import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';
import { findOwnKeys } from '../provider/stored-payment.ts';

const { call, tenants, appPool, config } = await testApp();
const params = { applicationId: tenants.application };
const key = 'live_abcdefghijklmnopqrstuvwxyz';
const as = 'superadmin';
const current_password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(current_password)]);
// each test may try the password ten times
beforeEach(() => appPool.query('delete from throttles'));
const stored = (query: RawBuilder<unknown>) => asSystem(appPool, (db) => query.execute(db));

const logged: string[] = [];
const log = createLog('warn', { write: (line) => logged.push(line) });
const ownKeys = () => asSystem(appPool, (db) => findOwnKeys(db, { ...params, appKey: config.appKey, log }));

test('a key is stored encrypted, shown by its last four characters, and used decrypted', async () => {
  expect(
    (await call(updatePaymentKey, { as, params, body: { key, current_password } })).body.payment_key,
  ).toMatchObject({
    last4: 'wxyz',
  });
  const { rows } = await stored(sql`select payment_keys::text as text from payment_keys`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from('abcdefgh').toString('hex'));
  expect(await ownKeys()).toEqual({ key, former: [] });
  const { rows: trail } = await stored(sql`select changes from audit_log where action = 'updatePaymentKey'`);
  expect(JSON.stringify(trail)).toContain('wxyz');
  expect(JSON.stringify(trail)).not.toContain('abcdef');
});

test('changing a key requires the caller’s password, and all superadmins are mailed who changed it', async () => {
  for (const wrong of [undefined, 'verkeerd']) {
    const body = { key: `${key}1111`, current_password: wrong };
    const { status, errors } = await call(updatePaymentKey, { as, params, body });
    expect([status, Object.keys(errors)]).toEqual([422, ['current_password']]);
  }
  const { rows } = await stored(sql`select recipient::text, body_text from mails`);
  expect(rows).toEqual([
    { recipient: 'superadmin@test.example', body_text: expect.stringContaining('De nieuwe eindigt op wxyz') },
  ]);
});

test('the same key again changes nothing', async () => {
  const trail = sql<{
    rows: number;
  }>`select count(*)::integer as rows from audit_log where action = 'updatePaymentKey'`;
  const before = [await stored(trail), (await call(getPaymentKey, { as, params })).body];
  const { status, body } = await call(updatePaymentKey, { as, params, body: { key, current_password } });
  expect({ status, body }).toEqual({ status: 200, body: before[1] });
  expect([await stored(trail), body]).toEqual(before);
  expect(await ownKeys()).toEqual({ key, former: [] });
});

test('a key can be replaced and removed; a second removal is not found', async () => {
  await call(updatePaymentKey, { as, params, body: { key: `${key}0000`, current_password } });
  expect((await call(getPaymentKey, { as, params })).body.payment_key).toMatchObject({ last4: '0000' });
  for (const wrong of [undefined, 'een ander wachtwoord']) {
    const refused = await call(removePaymentKey, { as, params, body: { current_password: wrong } });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['current_password']]);
  }
  const removed = () => call(removePaymentKey, { as, params, body: { current_password } });
  expect((await removed()).status).toBe(204);
  expect((await removed()).status).toBe(404);
  // earlier keys are kept for refunds of the payments that were made with them
  expect(await ownKeys()).toEqual({ key: null, former: [`${key}0000`, key] });
  expect((await call(getPaymentKey, { as, params })).body).toEqual({ payment_key: null, driver: 'test' });
});

const unreadable = (table: string) =>
  stored(sql`
    update ${sql.table(table)} set key_encrypted = set_byte(key_encrypted, 30, 255 - get_byte(key_encrypted, 30))`);

test('an earlier key that can no longer be decrypted is left out and logged', async () => {
  const { former } = await ownKeys();
  expect([former.length > 0, logged]).toEqual([true, []]);
  await call(updatePaymentKey, { as, params, body: { key, current_password } });
  await unreadable('former_payment_keys');
  expect(await ownKeys()).toEqual({ key, former: [] });
  expect(logged).toHaveLength(former.length);
  expect(JSON.stringify(logged)).not.toContain('abcdef');
});

test('a key that can no longer be decrypted blocks payments until it is replaced, so that they don’t go to another account', async () => {
  await unreadable('payment_keys');
  await expect(ownKeys()).rejects.toThrow();
  await call(updatePaymentKey, { as, params, body: { key, current_password } });
  expect(await ownKeys()).toMatchObject({ key });
});

test.each(['', 'live_short', 'secret_abcdefghijklmnopqrstuvwxyz', `${key} \n`.repeat(9)])(
  '%j is no key',
  async (wrong) => {
    expect(
      (await call(updatePaymentKey, { as, params, body: { key: wrong, current_password } })).errors,
    ).toHaveProperty('key');
  },
);

test('a test key is refused in production, where test payments would be paid out', async () => {
  const body = { key: 'test_abcdefghijklmnopqrstuvwxyz', current_password };
  const production = await testApp({ appEnv: 'production' });
  await production.appPool.query('update users set password_hash = $1', [await hashPassword(current_password)]);
  const refused = await production.call(updatePaymentKey, {
    as,
    params: { applicationId: production.tenants.application },
    body,
  });
  expect([refused.status, refused.errors]).toEqual([
    422,
    { key: ['Met een testsleutel betaalt niemand echt. Gebruik een sleutel die begint met live_'] },
  ]);
  expect((await call(updatePaymentKey, { as, params, body })).status).toBe(200);
});

test('only superadmins can see or change keys', async () => {
  for (const endpoint of [getPaymentKey, updatePaymentKey, removePaymentKey]) {
    expect((await call(endpoint, { as: 'admin', params, body: { key, current_password } })).status).toBe(403);
  }
});
