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
/** An app user in an area of its own, and a notification for that area. */
async function newReader(devices: TestDevice[], more: object = {}) {
  const zipcode = area((areas += 1));
  const profileId = await newUser(`reader${zipcode}`, { hasDevice: false, zipcode, first_name: 'Zoë', ...more });
  for (const device of devices) await addDevice(profileId, device);
  return { profileId, zipcode, ...(await draft({ audience: { zipcodes: [zipcode] } })) };
}
/** Until when the only recipient waits. */
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
/** What waits is due now. */
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
  test('gets title and text by FCM, with an access token of the service account that serves for many', async () => {
    const [one, two] = [await newReader([{ token: 'app-1' }]), await newReader([{ token: 'app-2' }])];
    expect(await run(one.id)).toMatchObject([{ status: 'sent' }]);
    expect(await run(two.id)).toMatchObject([{ status: 'sent' }]);
    expect(apps.received.find(({ token }) => token === 'app-1')).toMatchObject({
      notification: { title: 'Open dag', body: 'Hoi Zoë, kom kijken bij Sportplein.' },
      android: { collapse_key: `notification-${one.id}` },
    });
    expect(apps.tokens()).toBe(1);
  });

  test('an access token that ended is replaced once', async () => {
    apps.expireToken();
    const { id } = await newReader([{ token: 'app-3' }]);
    expect(await run(id)).toMatchObject([{ status: 'sent' }]);
    expect(apps.tokens()).toBe(2);
  });

  test('a token that FCM doesn’t know any more is forgotten; another device of the person gets it', async () => {
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

  test('a fault of the service is tried again, six times at most', async () => {
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

  test('what FCM refuses fails with that reason', async () => {
    apps.answerNext('app-refused', { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    const { id } = await newReader([{ token: 'app-refused' }]);
    expect(await run(id)).toMatchObject([{ status: 'failed', reason: 'refused' }]);
  });

  test('keys of Apple or of a browser that FCM refuses fail that device alone', async () => {
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

  test('an account that FCM refuses stops the job and costs nobody a try', async () => {
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
  test('reads what was encrypted for it alone, from a sender that proves who it is', async () => {
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

  test.each([404, 410])('a subscription that ended (%s) is forgotten', async (status) => {
    const browser = newSubscription(`gone/${status}`);
    browsers.answerNext(`gone/${status}`, { status });
    const { id, profileId } = await newReader([{ browser }]);
    expect(await run(id)).toMatchObject([{ status: 'skipped', reason: 'no_device' }]);
    expect(await devicesOf(profileId)).toEqual([]);
  });

  test('429 with a moment instead of seconds is obeyed as well; a redirect is not followed', async () => {
    const [busy, moved] = [newSubscription('busy'), newSubscription('moved')];
    const at = new Date(Date.now() + 300_000).toUTCString();
    browsers.answerNext('busy', { status: 429, headers: { 'retry-after': at } });
    browsers.answerNext('moved', { status: 307, headers: { location: 'http://169.254.169.254/' } });
    const [waits, refused] = [await newReader([{ browser: busy }]), await newReader([{ browser: moved }])];
    expect(await run(waits.id)).toMatchObject([{ status: 'queued', reason: 'retry' }]);
    expect((await waitOf(waits.id)) - Date.now()).toBeGreaterThan(200_000);
    expect(await run(refused.id)).toMatchObject([{ status: 'failed', reason: 'refused' }]);
  });

  test('whoever names a server of their own makes nobody else wait, and is tried six times at most', async () => {
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

  test('an address that leads into our own network is not called', async () => {
    const send = openPush({ ...testConfig(), pushDrivers: ['webpush'], vapid: config.vapid });
    const { endpoint, ...keys } = newSubscription('x');
    const device = { id: 1, kind: 'web' as const, ...keys };
    const message = { title: 'x', contents: 'x', tag: 'x', notificationId: 1 };
    // of a name that resolves to this machine, and of an address that says so
    for (const address of ['https://localhost.localdomain/x', 'https://127.0.0.1/x', 'http://push.example.com/x'])
      expect(await send?.send({ ...device, address }, message)).toEqual({ result: 'gone' });
    expect(endpoint).toContain('https://');
  });
});

test('who was being reached when a worker died is not reached again', async () => {
  const { id } = await newReader([{ token: 'app-crash' }]);
  await begin(id);
  const claim = (now: Date) =>
    asSystem(appPool, async (db) => {
      const sending = await lockSending(db, id);
      return sending === null ? null : claimBatch(db, sending, { size: 200, now, kinds: DEVICE_KINDS });
    });
  expect((await claim(new Date()))?.claimed).toHaveLength(1);
  // the worker is gone; the next one finds the person taken
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
test('a test goes to the own device of the caller', async () => {
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

describe('where browsers are not set up', () => {
  beforeAll(() => void (config.pushDrivers = ['fcm']));
  afterAll(() => void (config.pushDrivers = ['fcm', 'webpush']));

  test('who has only a browser is counted apart, and the count is what is sent', async () => {
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

  test('who lost the app since then is skipped with that reason', async () => {
    const browser = newSubscription('left');
    const { id, profileId } = await newReader([{ token: 'app-left' }, { browser }]);
    await begin(id);
    await asSystem(appPool, (db) =>
      db.deleteFrom('profile_devices').where('profile_id', '=', profileId).where('kind', '=', 'fcm').execute(),
    );
    await work(id);
    expect(await sent(id)).toMatchObject([{ status: 'skipped', reason: 'unsupported_device' }]);
  });

  test('a test goes by mail to who has only a browser', async () => {
    await asSystem(appPool, (db) => sql`delete from profile_devices where address = 'app-of-admin'`.execute(db));
    await addDevice(ofAdmin, { browser: newSubscription('admin') });
    const { id } = await draft();
    const { body } = await call(testNotification, { as: 'admin', params: { notificationId: id } });
    expect(body.test.by).toBe('mail');
  });
});
