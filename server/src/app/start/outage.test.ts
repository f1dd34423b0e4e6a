import { randomUUID } from 'node:crypto';
import { createContact, listContacts } from '@move/contract/contacts/contacts.ts';
import { buildUrl } from '@move/contract/kit/client/build-url.ts';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { endPools, openPools } from '../../platform/database/connection/open-database.ts';
import { allowLongStatements } from '../../platform/database/connection/watched-client.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { defineTask } from '../../platform/jobs/task.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { databaseProxy } from '../../testing/servers/database-proxy.ts';
import { testApp } from '../../testing/test-app.ts';
import { buildApp } from '../build-app.ts';
import { startWorker } from './start-worker.ts';

const { admin, appPool, call, config, connections, signIn, tenants } = await testApp();
const params = { organizationId: tenants.organization };
const SILENCE_MS = 2_000;

/** The app on the same database, behind a proxy that can fail. */
async function appBehindProxy() {
  const { host = '', port = 5432 } = connections.app;
  const proxy = await databaseProxy({ host, port });
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const behind = { host: '127.0.0.1', port: proxy.port };
  const both = { app: { ...connections.app, ...behind }, owner: { ...connections.owner, ...behind } };
  const pools = openPools(both, { log, silenceMs: SILENCE_MS });
  const app = await buildApp({ config, database: pools, log });
  onTestFinished(async () => {
    await app.close();
    await endPools(pools);
  });
  // one login can run only some reads at once
  const logins = await Promise.all(Array.from({ length: 10 }, () => signIn('staff')));
  const authorization = `Bearer ${logins[0]}`;
  let asked = 0;
  const list = () => {
    asked += 1;
    const bearer = `Bearer ${logins[asked % logins.length]}`;
    return app.inject({
      url: buildUrl(listContacts, { params }),
      headers: { authorization: bearer, 'accept-language': 'en' },
    });
  };
  const create = (key: string, first_name: string) =>
    app.inject({
      method: 'POST',
      url: buildUrl(createContact, { params }),
      headers: {
        authorization,
        'accept-language': 'en',
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ first_name }),
    });
  return { app, pools, proxy, lines, log, list, create };
}

const statuses = (answers: readonly { statusCode: number }[]) => [...new Set(answers.map((each) => each.statusCode))];
const many = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work));

const AWAY = { errors: { server: ['The data is unavailable right now. Try again in a few seconds'] } };

test('silent connections are replaced: calls on them are refused, later ones are served', async () => {
  const { pools, proxy, list } = await appBehindProxy();
  expect(statuses(await many(12, list))).toEqual([200]);
  expect(pools.appPool.totalCount).toBe(12);
  proxy.silence();
  // a call that had to wait for a connection may get a new one
  const refused = (await many(12, list)).filter(({ statusCode }) => statusCode !== 200);
  expect(statuses(refused)).toEqual([503]);
  expect(refused[0]?.json()).toEqual(AWAY);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(statuses(await many(12, list))).toEqual([200]);
});

test('after one call on a silent connection the idle connections are replaced at once', async () => {
  const { proxy, list } = await appBehindProxy();
  await many(12, list);
  proxy.silence();
  expect((await list()).statusCode).toBe(503);
  expect((await list()).statusCode).toBe(200);
});

test('the readiness check reports that the database is silent and that it is back', async () => {
  const { app, proxy } = await appBehindProxy();
  const ready = () => app.inject('/readyz');
  expect((await ready()).json()).toEqual({ status: 'ready' });
  proxy.silence();
  expect((await ready()).json()).toEqual({ status: 'database unreachable' });
  expect((await ready()).statusCode).toBe(200);
});

test('a statement that may take long is waited for; other statements are given up with their connection', async () => {
  const { pools } = await appBehindProxy();
  const sleeping = 'select pg_sleep(3)';
  const client = await pools.ownerPool.connect();
  allowLongStatements(client);
  const onSidePool = () => asSystem(pools.appPool, async () => pools.sidePool.query(sleeping));
  await Promise.all([
    client.query(sleeping).finally(() => client.release(true)),
    expect(pools.ownerPool.query(sleeping)).rejects.toThrow('no answer from the database'),
    expect(onSidePool()).rejects.toThrow('no answer'),
  ]);
  const work = async () => 'done';
  expect(await asSystem(pools.appPool, work)).toBe('done');
  expect(pools.ownerPool.totalCount).toBe(0);
});

test('in an outage every call returns 503, and the log has a few lines without stacks', async () => {
  const { proxy, lines, list, app } = await appBehindProxy();
  expect((await list()).statusCode).toBe(200);
  await proxy.close();
  const refused = await many(60, list);
  expect(statuses(refused)).toEqual([503]);
  expect(refused.map((each) => each.json())).toContainEqual(AWAY);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/metrics')).body).toContain('\nmove_database_up 0\n');
  const faults = lines.filter(({ msg }) => msg !== 'answered');
  expect(faults.length).toBeLessThan(12);
  expect(faults[0]).toMatchObject({ msg: 'the database is away', error: expect.any(String) });
  expect(JSON.stringify(faults)).not.toContain('stack');
  await proxy.open();
  expect((await list()).statusCode).toBe(200);
  expect(lines.map(({ msg }) => msg)).toContain('the database is back');
});

test('a read-only database counts as an outage until it is writable again', async () => {
  const { app, create } = await appBehindProxy();
  const client = new pg.Client({ ...admin, database: 'postgres' });
  await client.connect();
  onTestFinished(() => client.end());
  const alter = (change: string) => client.query(`alter database ${admin.database} ${change}`);
  await alter('set default_transaction_read_only = on');
  const refused = await create(randomUUID(), 'Xander');
  expect([refused.statusCode, refused.json()]).toEqual([503, AWAY]);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'database takes no writes' });
  await alter('reset default_transaction_read_only');
  expect((await create(randomUUID(), 'Xander')).statusCode).toBe(201);
});

test('a write whose commit got no answer is saved once, and a repeat returns its reply', async () => {
  const { proxy, create } = await appBehindProxy();
  const key = randomUUID();
  await create(randomUUID(), 'Warm');
  proxy.loseNextCommit();
  const lost = await create(key, 'Wilma');
  expect(lost.statusCode).toBe(503);
  expect(lost.json().errors.server[0]).toContain('Check in a few seconds whether your change was saved');
  const repeat = await create(key, 'Wilma');
  expect(repeat.statusCode).toBe(201);
  const { body } = await call(listContacts, { params });
  expect(body.contacts.filter((contact) => contact.first_name === 'Wilma')).toHaveLength(1);
});

test('the worker continues after silent connections and after an outage during which a job ended', async () => {
  const { pools, proxy, log } = await appBehindProxy();
  const ran: string[] = [];
  const task = {
    name: 'tried',
    run: async (payload: unknown) => {
      ran.push((payload as { step: string }).step);
      // the end of the job can't be reported to the queue
      if (ran.at(-1) === 'breaks') await proxy.close();
    },
  };
  const worker = await startWorker({ config, database: pools, log, tasks: [task] });
  const add = (step: string) => asSystem(appPool, (db) => queue(db, defineTask('tried'), { step }));
  const patience = { timeout: 40_000, interval: 50 };
  await add('before');
  await vi.waitFor(() => expect(ran).toEqual(['before']), patience);
  proxy.silence();
  await add('after silence');
  await vi.waitFor(() => expect(ran).toContain('after silence'), patience);
  await add('breaks');
  await vi.waitFor(() => expect(ran).toContain('breaks'), patience);
  await proxy.open();
  await add('after outage');
  await vi.waitFor(() => expect(ran).toContain('after outage'), patience);
  await vi.waitFor(async () => {
    const { rows } = await pools.ownerPool.query("select from graphile_worker.jobs where task_identifier = 'tried'");
    expect(rows).toHaveLength(0);
  }, patience);
  await worker.stop();
  expect(ran).toEqual(['before', 'after silence', 'breaks', 'after outage']);
});
