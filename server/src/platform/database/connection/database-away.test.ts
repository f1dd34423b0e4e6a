import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { isDatabaseAway, ReadOnlyServer, SilentConnection, UnknownOutcome } from './database-away.ts';

const fault = (more: object, text = 'fault') => Object.assign(new Error(text), more);

test.each(['57P01', '57P02', '57P03', '53300', '25006', '08001', '08006', '08P01'])(
  'the database is unavailable at SQLSTATE %s',
  (code) => {
    expect(isDatabaseAway(fault({ code }))).toBe(true);
  },
);

test.each(['57014', '55P03', '23505', '40001', '42501', '53100', 'ERR_ASSERTION'])(
  'the database is available at %s',
  (code) => {
    expect(isDatabaseAway(fault({ code }))).toBe(false);
  },
);

test('the database is unavailable when its socket breaks, but not when a client interrupts an upload', () => {
  expect(isDatabaseAway(fault({ code: 'ECONNRESET', syscall: 'read' }))).toBe(true);
  expect(isDatabaseAway(fault({ code: 'ECONNRESET' }, 'aborted'))).toBe(false);
  expect(isDatabaseAway(fault({ code: 'ENOENT', syscall: 'open' }))).toBe(false);
});

test('the database is unavailable at our own connection errors, and at an AggregateError of only such errors', () => {
  for (const error of [new SilentConnection(), new ReadOnlyServer(), new UnknownOutcome()])
    expect(isDatabaseAway(error)).toBe(true);
  const refused = fault({ code: 'ECONNREFUSED', syscall: 'connect' });
  expect(isDatabaseAway(new AggregateError([refused, new ReadOnlyServer()]))).toBe(true);
  expect(isDatabaseAway(new AggregateError([refused, fault({ code: '28P01' })]))).toBe(false);
  expect(isDatabaseAway(null)).toBe(false);
});

test('the database is unavailable at errors of pg and its pool about a refused, ended or closed connection', async () => {
  const { admin } = inject('testServer');
  const elsewhere = new pg.Pool({ ...admin, host: '127.0.0.1', port: 9 });
  const refused: unknown = await elsewhere.query('select 1').catch((error: unknown) => error);
  await elsewhere.end();
  const pool = new pg.Pool({ ...admin, max: 1 });
  const client = await pool.connect();
  client.on('error', () => {});
  const ended: unknown = await client
    .query('select pg_terminate_backend(pg_backend_pid())')
    .catch((error: unknown) => error);
  const after: unknown = await client.query('select 1').catch((error: unknown) => error);
  client.release(true);
  await pool.end();
  const closed: unknown = await pool.query('select 1').catch((error: unknown) => error);
  expect([refused, ended, after, closed].map(isDatabaseAway)).toEqual([true, true, true, true]);
});
