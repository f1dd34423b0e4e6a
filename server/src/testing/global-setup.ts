import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createLog } from '../platform/log/create-log.ts';
import { startEmbedded } from '../platform/database/embedded.ts';
import { type Binaries, installedBinaries } from '../platform/database/embedded-binaries.ts';
import { openPools } from '../platform/database/open-database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { APP_ROLE, ensureRolesAndDatabase, roleConnections } from '../platform/database/embedded-roles.ts';
import { dropDatabase, type TestServer } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A throwaway server may forget everything in a power cut, which makes it several times faster. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
};

interface RunningServer {
  admin: TestServer['admin'];
  stop(template: string): Promise<void>;
}

/**
 * One server for the whole run with one migrated template database; each test file copies it. TEST_ENGINE=15 takes
 * TEST_DATABASE_URL (a superuser's address) or else Debian's PostgreSQL 15 instead of the embedded engine.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const template = `move_template_${process.pid}`;
  await prepareTemplate(server.admin, template);
  project.provide('testServer', { admin: server.admin, template });
  return () => server.stop(template);
}

function startTestServer(): Promise<RunningServer> | RunningServer {
  if (process.env['TEST_ENGINE'] !== '15') return ownServer(undefined);
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined ? ownServer(requireInstalled(15)) : externalServer(url);
}

async function ownServer(binaries: Binaries | undefined): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'move-test-'));
  const server = await startEmbedded({
    dataDir,
    settings: THROWAWAY,
    ...(binaries === undefined ? {} : { binaries }),
  });
  return {
    admin: server.admin,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function externalServer(url: string): RunningServer {
  const { hostname, port, username, password } = new URL(url);
  const admin = {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: 'postgres',
  };
  return { admin, stop: (template) => dropDatabase(admin, template) };
}

function requireInstalled(major: number): Binaries {
  const binaries = installedBinaries(major);
  if (binaries === undefined)
    throw new Error(`TEST_ENGINE=${major} needs Debian's postgresql-${major} or TEST_DATABASE_URL`);
  return binaries;
}

async function prepareTemplate(admin: TestServer['admin'], template: string): Promise<void> {
  await ensureRolesAndDatabase({ admin, database: template });
  const pools = openPools(roleConnections(admin, template), createLog('silent'));
  await migrate({ ownerPool: pools.ownerPool, appRole: APP_ROLE });
  await Promise.all([pools.appPool.end(), pools.ownerPool.end()]);
}
