import { expect, test } from 'vitest';
import { isWebPushAddress } from './device.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
])('the web push address %s is accepted', (address) => {
  expect(isWebPushAddress(address)).toBe(true);
});

// plain http, our own network, names without a domain, another port, a login in the address
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
])('the web push address %s is refused', (address) => {
  expect(isWebPushAddress(address)).toBe(false);
});
