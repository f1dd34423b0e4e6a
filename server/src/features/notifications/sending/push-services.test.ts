import { join } from 'node:path';
import { testNotification } from '@move/contract/notifications/notifications.ts';
import { DEVICE_KINDS } from '@move/domain/notifications/device.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { openPush } from '../../../platform/push/open-push.ts';
import { decryptPush } from '../../../testing/servers/decrypt-push.ts';
import { notificationWorld } from '../../../testing/worlds/notification-world.ts';
import { fcmServer, newSubscription, type Subscription, webPushServer } from '../../../testing/servers/push-servers.ts';
import { scratchDirectory } from '../../../testing/processes/scratch-directory.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { seedDevice } from '../../devices/devices.seed.ts';
import { claimBatch, lockSending } from './batches/claim-batch.ts';
import { resumeNotifications } from './resume-notifications.ts';
import { sendTest } from './send-test.ts';

const credentialsFile = join(scratchDirectory('move-push-'), 'fcm.json');
const [apps, browsers] = [await fcmServer({ projectId: 'move-test', credentialsFile }), await webPushServer()];
afterAll(() => [apps, browsers].forEach(({ stop }) => stop()));
const world = await notificationWorld({
  pushDrivers: ['fcm', 'webpush'],
  fcm: { baseUrl: apps.url, projectId: 'move-test', credentialsFile },
  vapid: {
    publicKey: 'BNON-QFviKu3UmRpEmUz4IdTTXnzSSSyg2HKRmCGxYGYT6ykurDH17CemJDj2ga48AjHoNa1Simdzqf0HqDybFI',
    privateKey: 'jC82rncNeJaWrBkhnIKnkUNHH1ulWE2G2Oww-oa2dZY',
    subject: 'mailto:beheer@move.test',
  },
});
const { call, appPool, sidePool, config, tenants, newUser, draft, sent, work, begin, read, countFor } = world;
// before the first message, so that browsers are reached at the server of the test
openPush(config, browsers.reaching);
const context = { pool: appPool, sidePool, config, log: createLog('silent'), now: new Date() };

const area = (number: number) => String(1_000 + number);
let areas = 0;
type TestDevice = { token?: string; browser?: Subscription };
const webDevice = ({ endpoint, p256dh, auth }: Subscription) =>
  ({ kind: 'web', address: endpoint, p256dh, auth }) as const;
const addDevice = (profile_id: number, { token = '', browser }: TestDevice) =>
  asSystem(appPool, (db) => seedDevice(db, { profile_id, ...(browser ? webDevice(browser) : { address: token }) }));
/** An app user in an area of their own, and a notification for that area. */
async function newReader(devices: TestDevice[], more: object = {}) {
  const zipcode = area((areas += 1));
  const profileId = await newUser(`reader${zipcode}`, { hasDevice: false, zipcode, first_name: 'Zoë', ...more });
  for (const device of devices) await addDevice(profileId, device);
  return { profileId, zipcode, ...(await draft({ audience: { zipcodes: [zipcode] } })) };
}
/** Until when the only recipient is postponed. */
async function waitOf(id: number): Promise<number> {
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ due_at: string }>`select due_at from notification_deliveries where notification_id = ${id}`.execute(db),
  );
  return Date.parse(rows[0]?.due_at ?? '');
}
const devicesOf = async (profileId: number) =>
  (
    await asSystem(appPool, (db) =>
      db.selectFrom('profile_devices').select('address').where('profile_id', '=', profileId).execute(),
    )
  ).map(({ address }) => address);
/** Makes postponed recipients due now. */
const passTime = (id: number) =>
  asSystem(appPool, async (db) => {
    await sql`update notification_deliveries set due_at = now() where notification_id = ${id} and status = 'queued'`.execute(
      db,
    );
    await sql`update notifications set paused_until = null where id = ${id}`.execute(db);
  });
const run = async (id: number) => {
  await begin(id);
  await work(id);
  return sent(id);
};

describe('an app', () => {
  test('gets title and text by FCM, with an access token of the service account that is reused', async () => {
    const [one, two] = [await newReader([{ token: 'app-1' }]), await newReader([{ token: 'app-2' }])];
    expect(await run(one.id)).toMatchObject([{ status: 'sent' }]);
    expect(await run(two.id)).toMatchObject([{ status: 'sent' }]);
    expect(apps.received.find(({ token }) => token === 'app-1')).toMatchObject({
      notification: { title: 'Open dag', body: 'Hoi Zoë, kom kijken bij Sportplein.' },
      android: { collapse_key: `notification-${one.id}` },
    });
    expect(apps.tokens()).toBe(1);
  });

  test('an expired access token is replaced once', async () => {
    apps.expireToken();
    const { id } = await newReader([{ token: 'app-3' }]);
    expect(await run(id)).toMatchObject([{ status: 'sent' }]);
    expect(apps.tokens()).toBe(2);
  });

  test('a token that FCM no longer knows is removed; another device of the user gets it', async () => {
    const gone = { status: 404, body: { error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] } } };
    apps.answerNext('app-old', gone);
    const both = await newReader([{ token: 'app-old' }, { token: 'app-new' }]);
    expect(await run(both.id)).toMatchObject([{ status: 'sent' }]);
    expect(await devicesOf(both.profileId)).toEqual(['app-new']);
    apps.answerNext('app-only', gone);
    const only = await newReader([{ token: 'app-only' }]);
    expect(await run(only.id)).toMatchObject([{ status: 'skipped', reason: 'no_device' }]);
  });

  test('429 is obeyed: nothing is sent until Retry-After has passed', async () => {
    apps.answerNext('app-busy', { status: 429, headers: { 'retry-after': '120' } });
    const { id } = await newReader([{ token: 'app-busy' }]);
    expect(await run(id)).toMatchObject([{ status: 'queued', reason: 'retry' }]);
    const { paused_until } = await read(id);
    const seconds = (Date.parse(paused_until ?? '') - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(120);
    await work(id);
    expect(apps.received.some(({ token }) => token === 'app-busy')).toBe(false);
    await passTime(id);
    await work(id);
    expect(await sent(id)).toMatchObject([{ status: 'sent' }]);
    expect(await read(id)).toMatchObject({ status: 'sent', sent_count: 1 });
  });

  test('after an error of the service, a message is tried again, at most six times in total', async () => {
    const fault = { status: 503, body: { error: { status: 'UNAVAILABLE' } } };
    apps.answerNext('app-fault', fault, fault);
    const mended = await newReader([{ token: 'app-fault' }]);
    expect(await run(mended.id)).toMatchObject([{ status: 'queued', reason: 'retry' }]);
    for (const expected of ['queued', 'sent']) {
      await passTime(mended.id);
      await work(mended.id);
      expect(await sent(mended.id)).toMatchObject([{ status: expected }]);
    }
    apps.answerNext('app-dead', ...Array.from({ length: 20 }, () => fault));
    const dead = await newReader([{ token: 'app-dead' }]);
    await run(dead.id);
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      await passTime(dead.id);
      await work(dead.id);
    }
    expect(await sent(dead.id)).toMatchObject([{ status: 'failed', reason: 'unavailable' }]);
    expect(await read(dead.id)).toMatchObject({ status: 'failed', failed_count: 1 });
  });

  test('a message that FCM refuses fails with that reason', async () => {
    apps.answerNext('app-refused', { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    const { id } = await newReader([{ token: 'app-refused' }]);
    expect(await run(id)).toMatchObject([{ status: 'failed', reason: 'refused' }]);
  });

  test('a refusal because of the keys of Apple or of a browser fails that device only', async () => {
    const denied = {
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED', details: [{ errorCode: 'THIRD_PARTY_AUTH_ERROR' }] } },
    };
    apps.answerNext('app-apple', denied, denied);
    const { id } = await newReader([{ token: 'app-apple' }]);
    const before = apps.tokens();
    expect(await run(id)).toMatchObject([{ status: 'failed', reason: 'refused' }]);
    expect(apps.tokens()).toBe(before);
  });

  test('an account that FCM refuses stops the job without counting attempts', async () => {
    apps.answerNext('app-account', { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
    const { id } = await newReader([{ token: 'app-account' }]);
    await begin(id);
    await expect(work(id)).rejects.toThrow('refused us');
    expect(await sent(id)).toMatchObject([{ status: 'queued', reason: 'retry' }]);
    await passTime(id);
    await work(id);
    expect(await sent(id)).toMatchObject([{ status: 'sent' }]);
  });
});

describe('a browser', () => {
  test('can decrypt its message, which is signed by the sender', async () => {
    const browser = newSubscription('s/1');
    const { id } = await newReader([{ browser }]);
    expect(await run(id)).toMatchObject([{ status: 'sent' }]);
    const message = browsers.received.find(({ path }) => path === 's/1');
    if (!message) throw new Error('nothing arrived');
    expect(decryptPush(message, browser)).toEqual({
      title: 'Open dag',
      body: 'Hoi Zoë, kom kijken bij Sportplein.',
      tag: `notification-${id}`,
      notification_id: id,
    });
    expect(message.body.includes('Zoë')).toBe(false);
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      topic: `notification-${id}`,
    });
    expect(message.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B/);
  });

  test.each([404, 410])('an ended subscription (%s) is removed', async (status) => {
    const browser = newSubscription(`gone/${status}`);
    browsers.answerNext(`gone/${status}`, { status });
    const { id, profileId } = await newReader([{ browser }]);
    expect(await run(id)).toMatchObject([{ status: 'skipped', reason: 'no_device' }]);
    expect(await devicesOf(profileId)).toEqual([]);
  });

  test('429 with a date instead of seconds is obeyed too; a redirect is not followed', async () => {
    const [busy, moved] = [newSubscription('busy'), newSubscription('moved')];
    const at = new Date(Date.now() + 300_000).toUTCString();
    browsers.answerNext('busy', { status: 429, headers: { 'retry-after': at } });
    browsers.answerNext('moved', { status: 307, headers: { location: 'http://169.254.169.254/' } });
    const [waits, refused] = [await newReader([{ browser: busy }]), await newReader([{ browser: moved }])];
    expect(await run(waits.id)).toMatchObject([{ status: 'queued', reason: 'retry' }]);
    expect((await waitOf(waits.id)) - Date.now()).toBeGreaterThan(200_000);
    expect(await run(refused.id)).toMatchObject([{ status: 'failed', reason: 'refused' }]);
  });

  test('a server of the user’s own that asks to wait delays no other user, and is tried six times at most', async () => {
    const hour = { status: 429, headers: { 'retry-after': '3600' } };
    browsers.answerNext('hostile', ...Array.from({ length: 20 }, () => hour));
    const hostile = await newReader([{ browser: newSubscription('hostile') }]);
    const others = await newUser('later', { zipcode: hostile.zipcode });
    await begin(hostile.id);
    await work(hostile.id);
    expect(await sent(hostile.id)).toEqual([
      { profile_id: hostile.profileId, status: 'queued', reason: 'retry' },
      { profile_id: others, status: 'sent', reason: null },
    ]);
    expect((await read(hostile.id)).paused_until).toBeNull();
    for (let attempt = 2; attempt <= 6; attempt += 1) {
      await passTime(hostile.id);
      await work(hostile.id);
    }
    expect((await sent(hostile.id))[0]).toMatchObject({ status: 'failed', reason: 'unavailable' });
  });

  test('an address in our own network is not called', async () => {
    const send = openPush({ ...testConfig(), pushDrivers: ['webpush'], vapid: config.vapid });
    const { endpoint, ...keys } = newSubscription('x');
    const device = { id: 1, kind: 'web' as const, ...keys };
    const message = { title: 'x', contents: 'x', tag: 'x', notificationId: 1 };
    // a name that resolves to this machine, an address of this machine, and one without encryption
    for (const address of ['https://localhost.localdomain/x', 'https://127.0.0.1/x', 'http://push.example.com/x'])
      expect(await send?.send({ ...device, address }, message)).toEqual({ result: 'gone' });
    expect(endpoint).toContain('https://');
  });
});

test('a user who was being reached when a worker died is not reached again', async () => {
  const { id } = await newReader([{ token: 'app-crash' }]);
  await begin(id);
  const claim = (now: Date) =>
    asSystem(appPool, async (db) => {
      const sending = await lockSending(db, id);
      return sending === null ? null : claimBatch(db, sending, { size: 200, now, kinds: DEVICE_KINDS });
    });
  expect((await claim(new Date()))?.claimed).toHaveLength(1);
  // the worker is gone; the next one finds the recipient claimed
  await work(id);
  await resumeNotifications({ ...context, now: new Date() });
  expect(await sent(id)).toMatchObject([{ status: 'sending' }]);
  await resumeNotifications({ ...context, now: new Date(Date.now() + 180_000) });
  await work(id);
  expect(await sent(id)).toMatchObject([{ status: 'failed', reason: 'interrupted' }]);
  expect(apps.received.some(({ token }) => token === 'app-crash')).toBe(false);
  expect(await read(id)).toMatchObject({ status: 'failed', failed_count: 1 });
});

let ofAdmin = 0;
test('a test is sent to the caller’s own device', async () => {
  const { rows } = await asSystem(appPool, (db) =>
    sql<{ email: string }>`select email from users where id = ${tenants.users.admin}`.execute(db),
  );
  ofAdmin = await asSystem(appPool, async (db) => {
    const { id } = await db
      .insertInto('profiles')
      .values({ application_id: tenants.application, email: rows[0]?.email ?? '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedDevice(db, { profile_id: id, address: 'app-of-admin' });
    return id;
  });
  const { id } = await draft();
  const { body } = await call(testNotification, { as: 'admin', params: { notificationId: id } });
  expect(body.test.by).toBe('push');
  await sendTest({ notificationId: id, profileId: ofAdmin }, context);
  expect(apps.received.find(({ token }) => token === 'app-of-admin')?.notification.title).toBe('Open dag');
  expect(await sent(id)).toEqual([]);
});

describe('without web push', () => {
  beforeAll(() => void (config.pushDrivers = ['fcm']));
  afterAll(() => void (config.pushDrivers = ['fcm', 'webpush']));

  test('users with only a browser are counted apart, and the count equals what is sent', async () => {
    const { id, zipcode } = await newReader([{ browser: newSubscription('both') }, { token: 'app-of-both' }]);
    const other = await newUser('browser-only', { hasDevice: false, zipcode });
    await addDevice(other, { browser: newSubscription('alone') });
    expect(await countFor({ zipcodes: [zipcode] })).toMatchObject({
      recipients_count: 1,
      no_device_count: 0,
      unsupported_device_count: 1,
    });
    expect(await run(id)).toMatchObject([{ status: 'sent' }]);
    expect(apps.received.some(({ token }) => token === 'app-of-both')).toBe(true);
    expect(browsers.received.some(({ path }) => path === 'both' || path === 'alone')).toBe(false);
  });

  test('a user who lost the app meanwhile is skipped with that reason', async () => {
    const browser = newSubscription('left');
    const { id, profileId } = await newReader([{ token: 'app-left' }, { browser }]);
    await begin(id);
    await asSystem(appPool, (db) =>
      db.deleteFrom('profile_devices').where('profile_id', '=', profileId).where('kind', '=', 'fcm').execute(),
    );
    await work(id);
    expect(await sent(id)).toMatchObject([{ status: 'skipped', reason: 'unsupported_device' }]);
  });

  test('a test is mailed to a user with only a browser', async () => {
    await asSystem(appPool, (db) => sql`delete from profile_devices where address = 'app-of-admin'`.execute(db));
    await addDevice(ofAdmin, { browser: newSubscription('admin') });
    const { id } = await draft();
    const { body } = await call(testNotification, { as: 'admin', params: { notificationId: id } });
    expect(body.test.by).toBe('mail');
  });
});
