import { expect, test } from 'vitest';
import { isWebPushAddress } from './device.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
])('%s is an address of a push service', (address) => {
  expect(isWebPushAddress(address)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://metadata.google.internal/x',
  'https://db/x',
  'https://push.example:8443/x',
  'https://user@push.example/x',
  'file:///etc/passwd',
  'nonsense',
])('%s is not', (address) => {
  expect(isWebPushAddress(address)).toBe(false);
});
