import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, inject, onTestFinished } from 'vitest';
import { OWNER_ROLE, roleConnections } from '../platform/database/embedded/embedded-roles.ts';
import { type Connections, endPools, openPools, type Pools } from '../platform/database/connection/open-database.ts';
import { createLog } from '../platform/log/create-log.ts';
import { recordStatements } from './database/record-statements.ts';
import type { AdminConnection } from './servers/throwaway-server.ts';

/** What the global set-up gives each test file: a superuser's connection and the migrated database to copy. */
export interface TestServer {
  admin: AdminConnection;
  template: string;
}

export interface TestDatabase extends Pools {
  connections: Connections;
  /** A superuser's connection to this database, only for what the product may not do. */
  admin: AdminConnection;
}

/** Makes a migrated database for this test file, which is dropped after it. Call it at the top level of the file, with await. */
export function testDatabase(): Promise<TestDatabase> {
  return copyDatabase(inject('testServer').template, afterAll);
}

const EMPTY = 'template0';

/** Makes a database without tables, dropped after the test that calls it, for tests of the migrator and of the roles. */
export function emptyDatabase(): Promise<TestDatabase> {
  return copyDatabase(EMPTY, onTestFinished);
}

async function copyDatabase(template: string, whenDone: (clean: () => Promise<void>) => void): Promise<TestDatabase> {
  const { admin } = inject('testServer');
  const name = `move_test_${randomUUID().replaceAll('-', '')}`;
  await runAsAdmin(admin, `create database ${name} template ${template} strategy file_copy owner ${OWNER_ROLE}`);
  const connections = roleConnections(admin, name);
  // opening a hundred connections at once takes long on a busy machine
  const patient = { connectionTimeoutMillis: 50_000 };
  const { app, owner } = connections;
  const pools = openPools(
    { app: { ...app, ...patient }, owner: { ...owner, ...patient } },
    { log: createLog('silent') },
  );
  const directory = process.env['RECORD_STATEMENTS'];
  // statements of an empty database are not recorded: its test makes tables that are missing where recorded statements are tried
  if (directory !== undefined && template !== EMPTY)
    for (const pool of Object.values(pools)) recordStatements(pool, directory);
  whenDone(async () => {
    await endPools(pools);
    await dropDatabase(admin, name);
  });
  return { ...pools, connections, admin: { ...admin, database: name } };
}

/** How often a test tries to drop a database whose connections are still closing, 50 ms apart. */
const PATIENT_TRIES = 20;
const IN_USE = '55006';

/**
 * Drops a database, by force only when connections remain: a client that is disconnected while it closes throws where no test can catch it.
 */
export async function dropDatabase(admin: AdminConnection, name: string): Promise<void> {
  for (let tried = 0; tried < PATIENT_TRIES; tried += 1) {
    try {
      return await runAsAdmin(admin, `drop database if exists ${name}`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error;
      await sleep(50);
    }
  }
  await runAsAdmin(admin, `drop database if exists ${name} with (force)`);
}

async function runAsAdmin(admin: AdminConnection, sql: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
