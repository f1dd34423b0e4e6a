import { createDecipheriv } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as configApi from '@move/contract/builds/app-configs.ts';
import * as api from '@move/contract/builds/builds.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWorld, PRIVATE_KEY } from '../../../testing/worlds/build-world.ts';
import { applyBuildEvent } from './apply-build-event.ts';
import { runBuild } from './run-build.ts';
import { isSignatureValid, signatureOf } from './sign-request.ts';
import { abortRemotely, secretsKey } from './start-remotely.ts';

const SECRET = 'a secret of the build server, 32 signs';

/** A fake build server: the requests it got, and its replies. */
const asked: { body: string; timestamp: number; signature: string }[] = [];
let answer = 202;
const runner = createServer((request, response) => {
  void text(request).then((body) => {
    const { 'x-move-timestamp': timestamp, 'x-move-signature': signature } = request.headers;
    asked.push({ body, timestamp: Number(timestamp), signature: String(signature).replace('sha256=', '') });
    response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
  });
});
await new Promise<void>((resolve) => {
  runner.listen(0, '127.0.0.1', resolve);
});
afterAll(() => runner.close());

const { call, context, own, one, query, ownerPool, completeConfig, idOf, read } = await buildWorld({
  buildWebhook: { url: `http://127.0.0.1:${(runner.address() as AddressInfo).port}/move`, secret: SECRET },
});
beforeAll(completeConfig);

describe('a remote runner', () => {
  async function handOver() {
    const id = await idOf('ios');
    await query(sql`update builds set runner = 'webhook' where id = ${id}`);
    await runBuild({ buildId: id }, context);
    return id;
  }
  const event = (body: object) => {
    const payload = JSON.stringify(body);
    const timestamp = Math.floor(Date.now() / 1_000);
    return { timestamp, payload, signature: signatureOf(SECRET, timestamp, payload) };
  };

  test('gets a signed request, with encrypted secrets', async () => {
    const id = await handOver();
    const { body, timestamp, signature } = asked.at(-1) ?? { body: '', timestamp: 0, signature: '' };
    expect(isSignatureValid({ payload: body, timestamp, signature }, { secret: SECRET, now: new Date() })).toBe(true);
    const message = JSON.parse(body);
    expect(message).toMatchObject({ action: 'build', build_id: id, platform: 'ios', version: '2.8.1' });
    expect(body).not.toContain('MIGTAgEAMBMG');
    const sealed = Buffer.from(message.secrets, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', secretsKey(SECRET), sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    const opened = decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    expect(JSON.parse(opened)).toEqual({ private_key: PRIVATE_KEY });
    const lines = [
      { level: 'warning' as const, line: 'Traag' },
      { level: 'info' as const, line: 'Klaar' },
    ];
    const report = { build_id: id, sequence: 1, status: 'running' as const, phase: 'package' as const, lines };
    await applyBuildEvent(report, context);
    await applyBuildEvent(report, context);
    const logs = (await call(api.getBuildLogs, one(id))).body.logs.map(({ line }) => line);
    expect(logs.filter((line) => line === 'Traag')).toHaveLength(1);
    await applyBuildEvent(
      { build_id: id, sequence: 2, status: 'succeeded', message: 'In TestFlight', lines: [] },
      context,
    );
    expect(await read(id)).toMatchObject({ status: 'succeeded', message: 'In TestFlight', bundle: null });
    await applyBuildEvent({ build_id: id, sequence: 3, status: 'failed', lines: [] }, context);
    expect((await read(id)).status).toBe('succeeded');
    await call(configApi.updateIosConfig, { ...own, body: { build_number: 42 } });
  });

  test('is authenticated by its signature only', async () => {
    const good = event({ build_id: 1, sequence: 1 });
    const send = (body: object) => call(api.receiveBuildEvent, { as: null, body: { ...body } });
    expect((await send(good)).status).toBe(202);
    expect((await send({ ...good, payload: good.payload.replace('1', '2') })).status).toBe(401);
    const old = good.timestamp - 301;
    expect((await send({ ...good, timestamp: old, signature: signatureOf(SECRET, old, good.payload) })).status).toBe(
      401,
    );
    expect((await send(event({ build_id: 'x' }))).status).toBe(422);
  });

  test('reports lines that PostgreSQL can’t store as they are', async () => {
    const id = await handOver();
    const lines = [
      { level: 'info', line: 'a\0b' },
      { level: 'info', line: 'half \ud83d' },
    ];
    const report = event({ build_id: id, sequence: 1, status: 'succeeded', lines });
    expect((await call(api.receiveBuildEvent, { as: null, body: { ...report } })).status).toBe(202);
    const { rows } = await ownerPool.query<{ payload: Parameters<typeof applyBuildEvent>[0] }>(
      'select payload from graphile_worker._private_jobs order by id desc limit 1',
    );
    const [job] = rows;
    if (!job) throw new Error('the event was not queued');
    await applyBuildEvent(job.payload, context);
    expect((await read(id)).status).toBe('succeeded');
    const logs = (await call(api.getBuildLogs, one(id))).body.logs.map(({ line }) => line);
    expect(logs).toEqual(expect.arrayContaining(['ab', 'half \ufffd']));
    await call(configApi.updateIosConfig, { ...own, body: { build_number: 43 } });
  });

  test('is asked to stop', async () => {
    const id = await handOver();
    await call(api.abortBuild, one(id));
    expect((await read(id)).status).toBe('aborted');
    await abortRemotely({ buildId: id }, context);
    expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({ action: 'abort', build_id: id });
  });

  test.each([500, 302])('that replies %i fails the build, and redirects are not followed', async (status) => {
    answer = status;
    const id = await handOver();
    answer = 202;
    expect(await read(id)).toMatchObject({ status: 'failed', message: expect.stringContaining(String(status)) });
  });
});
