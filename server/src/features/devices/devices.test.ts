import {
  getOwnNotificationSettings,
  getPushKey,
  registerDevice,
  removeDevice,
  updateOwnNotificationSettings,
} from '@move/contract/notifications/devices.ts';
import { removeProfileToken } from '@move/contract/profiles/profiles.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { newSubscription } from '../../testing/servers/push-servers.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedProfile, seedProfileToken } from '../profiles/profiles.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, otherApplication } = tenants;

/** An app user with a login. */
const newUser = (email: string) =>
  asSystem(appPool, async (db) => {
    const profileId = await seedProfile(db, { application_id: application, email: `${email}@test.example` });
    const token = await seedProfileToken(db, profileId);
    return { profileId, headers: { authorization: `Bearer ${token}`, 'x-application-id': String(application) } };
  });
type User = Awaited<ReturnType<typeof newUser>>;
const [zoe, daan] = [await newUser('zoe'), await newUser('daan')];
const register = ({ headers }: Pick<User, 'headers'>, body: Record<string, unknown>) =>
  call(registerDevice, { as: null, headers, body });
const addresses = async ({ profileId }: User) =>
  (
    await asSystem(appPool, (db) =>
      db.selectFrom('profile_devices').select('address').where('profile_id', '=', profileId).orderBy('id').execute(),
    )
  ).map(({ address }) => address);
const update = ({ headers }: User, body: Record<string, unknown>) =>
  call(updateOwnNotificationSettings, { as: null, headers, body });

describe('a device', () => {
  test('is registered once, also when the app repeats it at each start, and can be removed', async () => {
    const first = await register(zoe, { kind: 'fcm', token: 'abc:def' });
    expect([first.status, first.body.device.kind]).toEqual([201, 'fcm']);
    expect((await register(zoe, { kind: 'fcm', token: 'abc:def' })).body.device.id).toBe(first.body.device.id);
    const { endpoint, p256dh, auth } = newSubscription('s/1');
    const browser = await register(zoe, {
      kind: 'web',
      subscription: { endpoint, keys: { p256dh, auth }, expirationTime: null },
    });
    expect(browser.status).toBe(201);
    expect(await addresses(zoe)).toEqual(['abc:def', endpoint]);
    const remove = (user: User) =>
      call(removeDevice, { as: null, headers: user.headers, params: { deviceId: first.body.device.id } });
    // another user's device stays
    expect((await remove(daan)).status).toBe(204);
    expect(await addresses(zoe)).toHaveLength(2);
    await remove(zoe);
    expect((await remove(zoe)).status).toBe(204);
    expect(await addresses(zoe)).toEqual([endpoint]);
  });

  test('belongs to the user who logged in on it last', async () => {
    await register(zoe, { kind: 'fcm', token: 'shared' });
    await register(daan, { kind: 'fcm', token: 'shared' });
    expect(await addresses(zoe)).not.toContain('shared');
    expect(await addresses(daan)).toContain('shared');
  });

  test('is removed when the login that registered it last logs out; other devices stay', async () => {
    const lena = await newUser('lena');
    const again = async () => {
      const token = await asSystem(appPool, (db) => seedProfileToken(db, lena.profileId));
      return { ...lena, headers: { ...lena.headers, authorization: `Bearer ${token}` } };
    };
    const logOut = ({ headers }: User) => call(removeProfileToken, { as: null, headers });
    const [phone, tablet] = [await again(), await again()];
    await register(phone, { kind: 'fcm', token: 'phone' });
    await register(phone, { kind: 'fcm', token: 'passed-on' });
    await register(tablet, { kind: 'fcm', token: 'tablet' });
    await register(tablet, { kind: 'fcm', token: 'passed-on' });
    expect((await logOut(phone)).status).toBe(204);
    expect(await addresses(lena)).toEqual(['passed-on', 'tablet']);
    // another user has logged in on the tablet since
    await register(daan, { kind: 'fcm', token: 'tablet' });
    await logOut(tablet);
    expect(await addresses(lena)).toEqual([]);
    expect(await addresses(daan)).toContain('tablet');
    expect((await register(tablet, { kind: 'fcm', token: 'late' })).status).toBe(401);
  });

  test('stays when its login expires, until the app logs out', async () => {
    const mila = await newUser('mila');
    await register(mila, { kind: 'fcm', token: 'mila' });
    await asSystem(appPool, (db) => db.deleteFrom('profile_tokens').where('profile_id', '=', mila.profileId).execute());
    expect(await addresses(mila)).toEqual(['mila']);
    expect((await call(removeProfileToken, { as: null, headers: mila.headers })).status).toBe(204);
    expect(await addresses(mila)).toEqual([]);
  });

  test('registered by the previous version, during an upgrade, belongs to no login', async () => {
    const [old, other] = [await newUser('old'), await newUser('other')];
    await register(old, { kind: 'fcm', token: 'upgraded' });
    await asSystem(appPool, (db) =>
      sql`select save_profile_device(${other.profileId}, 'fcm', 'upgraded', null, null, now())`.execute(db),
    );
    await call(removeProfileToken, { as: null, headers: old.headers });
    expect(await addresses(other)).toEqual(['upgraded']);
  });

  test('is removed once its user has twenty others that were seen later', async () => {
    const many = await newUser('many');
    for (let number = 0; number < 22; number += 1) await register(many, { kind: 'fcm', token: `many-${number}` });
    expect(await addresses(many)).toHaveLength(20);
    expect(await addresses(many)).not.toContain('many-0');
  });

  test.each([
    ['of our own network', 'https://127.0.0.1/x'],
    ['with a login', 'https://user@push.example.com/x'],
    ['without encryption', 'http://push.example.com/x'],
    ['of the machine', 'https://localhost/x'],
  ])('an address %s is refused', async (_name, endpoint) => {
    const { p256dh, auth } = newSubscription('x');
    const { status, errors } = await register(zoe, { kind: 'web', subscription: { endpoint, keys: { p256dh, auth } } });
    expect([status, Object.keys(errors)]).toEqual([422, ['subscription.endpoint']]);
  });

  test('requires a valid login on this platform', async () => {
    const body = { kind: 'fcm', token: 'x' };
    expect((await call(registerDevice, { as: null, body })).status).toBe(401);
    const headers = { ...zoe.headers, 'x-application-id': String(otherApplication) };
    expect((await register({ headers }, body)).status).toBe(401);
  });

  test('is removed when its user is erased', async () => {
    const gone = await newUser('gone');
    await register(gone, { kind: 'fcm', token: 'gone' });
    await update(gone, { is_subscribed: false });
    await asSystem(appPool, (db) =>
      db
        .updateTable('profiles')
        .set({ email: 'verwijderd-p9@erased.invalid' })
        .where('id', '=', gone.profileId)
        .execute(),
    );
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ left: number }>`select (select count(*) from profile_devices where profile_id = ${gone.profileId})
        + (select count(*) from profile_notification_settings where profile_id = ${gone.profileId}) as left`.execute(
        db,
      ),
    );
    expect(rows[0]?.left).toBe(0);
  });
});

describe('the choices of a user', () => {
  test('start subscribed, with the quiet hours of the platform', async () => {
    await asSystem(appPool, (db) =>
      db
        .insertInto('notification_settings')
        .values({ application_id: application, quiet_from: '22:00', quiet_until: '08:00' })
        .execute(),
    );
    const { body } = await call(getOwnNotificationSettings, { as: null, headers: daan.headers });
    expect(body.settings).toEqual({
      is_subscribed: true,
      quiet_hours: 'platform',
      quiet_from: '22:00',
      quiet_until: '08:00',
    });
  });

  test('are stored: unsubscribed, their own quiet hours, or none', async () => {
    expect((await update(daan, { is_subscribed: false })).body.settings).toMatchObject({
      is_subscribed: false,
      quiet_from: '22:00',
    });
    const own = { is_subscribed: true, quiet_hours: 'own', quiet_from: '20:30', quiet_until: '07:15' };
    expect((await update(daan, own)).body.settings).toEqual(own);
    const none = { is_subscribed: true, quiet_hours: 'none' };
    expect((await update(daan, none)).body.settings).toMatchObject({ quiet_from: null, quiet_until: null });
    expect((await update(daan, { ...own, quiet_until: null })).status).toBe(422);
  });
});

test('there is no key for web push where it is not configured', async () => {
  expect((await call(getPushKey, { as: null })).body).toEqual({ vapid_public_key: null });
});
