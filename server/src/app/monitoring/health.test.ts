import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { buildApp } from '../build-app.ts';

const database = await testDatabase();

async function linesAt(level: string, url: string): Promise<string[]> {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => lines.push(line) });
  const app = await buildApp({ config: testConfig(), database, log });
  onTestFinished(() => app.close());
  await app.inject({ method: 'GET', url });
  return lines;
}

test.each(['/healthz', '/readyz', '/metrics'])('a probe of %s is not logged among the calls', async (url) => {
  expect(await linesAt('info', url)).toEqual([]);
  expect(await linesAt('debug', url)).toHaveLength(1);
});

test('a call is logged in one line', async () => {
  const [line = '{}'] = await linesAt('info', '/v1/public/offers');
  expect(JSON.parse(line)).toMatchObject({ endpoint: 'listPublicOffers', msg: 'answered' });
});
