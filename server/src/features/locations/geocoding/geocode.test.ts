import { geocode } from '@move/contract/locations/geocode.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const statuses: number[] = [];
let asked = 0;
const geocoder = createServer((_request, response) => {
  asked += 1;
  response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ latitude: 52.1, longitude: 5.1 }));
}).listen(0, '127.0.0.1');
await once(geocoder, 'listening');
afterAll(() => geocoder.close());
const geocoderUrl = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}/`;
const { call } = await testApp({ geocoderDriver: 'http', geocoderUrl });

test.each([
  ['found', [], 200, 1],
  ['found at the second attempt', [503], 200, 2],
  ['not found after two failures', [503, 500], 404, 2],
  ['not found at once when the geocoder refuses the address', [400], 404, 1],
] as const)('an address is %s', async (_what, failures, status, attempts) => {
  asked = 0;
  statuses.splice(0, statuses.length, ...failures);
  expect((await call(geocode, { query: { zipcode: '3451AB', house_number: '12' } })).status).toBe(status);
  expect(asked).toBe(attempts);
});
