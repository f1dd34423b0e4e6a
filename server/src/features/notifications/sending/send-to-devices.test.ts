import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PushDriver, PushMessage } from '../../../platform/push/push-driver.ts';
import { newSubscription } from '../../../testing/servers/push-servers.ts';
import { sendToDevices } from './send-to-devices.ts';

const now = new Date();
const sending = {
  id: 1,
  title: 'x',
  contents: 'x',
  app_name: 'x',
  tz: 'UTC',
  application_id: 1,
  canceled_at: null,
  paused_until: null,
  started_at: now.toISOString(),
  organization_id: null,
};
const devices = Array.from({ length: 20 }, (_, id) => {
  const { endpoint, p256dh, auth } = newSubscription(`s/${id}`);
  return { id, kind: 'web' as const, address: endpoint, p256dh, auth };
});
const person = { profile_id: 1, first_name: null, last_name: null, locale: 'nl' as const, attempts: 1, devices };

test('all devices of a person are tried at once: many that never reply take as long as one', async () => {
  let atOnce = 0;
  let most = 0;
  const send = async () => {
    most = Math.max(most, (atOnce += 1));
    await setTimeout(5);
    atOnce -= 1;
    return { result: 'timeout' as const };
  };
  const { result } = await sendToDevices(person, { sending, driver: { isLocal: false, send }, now });
  expect(result).toMatchObject({ status: 'failed', reason: 'timeout' });
  expect(most).toBe(devices.length);
});

test('an error of our push account doesn’t count when one device of the person accepted the message', async () => {
  const send: PushDriver['send'] = async ({ id }) => {
    if (id !== 7) throw new Error('the account is refused');
    return { result: 'sent' };
  };
  const driver = { isLocal: false, send };
  expect((await sendToDevices(person, { sending, driver, now })).result).toMatchObject({ status: 'sent' });
  const others = { ...person, devices: devices.filter(({ id }) => id !== 7) };
  await expect(sendToDevices(others, { sending, driver, now })).rejects.toThrow('the account is refused');
});

test('a message fits the limit of push services, however long the names are', async () => {
  let sent: PushMessage | undefined;
  const send: PushDriver['send'] = async (_device, message) => {
    sent = message;
    return { result: 'sent' };
  };
  const long = { ...sending, title: '{{first_name}}'.repeat(18), contents: '{{first_name}}'.repeat(70) };
  const reader = { ...person, first_name: '€'.repeat(255) };
  await sendToDevices(reader, { sending: long, driver: { isLocal: false, send }, now });
  expect([sent?.title.length, sent?.contents.length]).toEqual([255, 1_000]);
  // encrypted for web push, 3,993 bytes become 4,096
  const body = {
    title: sent?.title,
    body: sent?.contents,
    tag: 'notification-9007199254740991',
    notification_id: 2 ** 53,
  };
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(3_993);
});
