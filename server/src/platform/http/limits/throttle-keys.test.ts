import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { testApp } from '../../../testing/test-app.ts';

/** Returns lines that use a whole IP address in a file with a throttle; addresses that are only logged or stored don't count. */
function rawAddresses(source: string): string[] {
  if (!/\bthrottle\(/.test(source)) return [];
  return source
    .split('\n')
    .filter((line) => /(?<!api_tokens\.)\bip\b/.test(line) && !/\blog\.|^\s*(\/\/|\*|\/\*\*)/.test(line));
}

test('limits count by network: no file with a throttle uses a whole IP address', () => {
  const files = globSync('server/src/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  const throttling = files.filter((file) => /\bthrottle\(/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(throttling.length).toBeGreaterThan(8);
  const raw = throttling.flatMap((file) =>
    rawAddresses(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(raw).toEqual([]);
});

test.each([
  'await throttle(`upload:${request.ip}`, 1, 1);',
  'const { ip } = request; await throttle(`upload:${ip}`, 1, 1);',
])('%s is found', (source) => {
  expect(rawAddresses(source)).toEqual([source]);
});

test('the general limit counts by network too', async () => {
  const { app } = await testApp();
  const remaining = async (remoteAddress: string) => {
    const { headers } = await app.inject({ method: 'GET', url: '/v1/openapi.json', remoteAddress });
    return Number(headers['x-ratelimit-remaining']);
  };
  const first = await remaining('2001:db8:1:2::1');
  expect(await remaining('2001:db8:1:2::2')).toBe(first - 1);
  expect(await remaining('2001:db8:1:3::1')).toBe(first);
});
