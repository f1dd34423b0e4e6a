import type { TestProject } from 'vitest/node';
import { installedBinaries } from '../platform/database/embedded/embedded-binaries.ts';
import { WORKER_ROLE } from '../platform/database/migrations/grant-to-worker.ts';
import { ensureLogin } from './processes/operator-command.ts';
import { dropDatabase, type TestServer } from './test-database.ts';
import { makeMigratedDatabase, type RunningServer, startThrowawayServer } from './servers/throwaway-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/**
 * Starts one server for the whole run with a migrated template database, which each test file copies. TEST_ENGINE=15 uses TEST_DATABASE_URL
 * (of a superuser) or else Debian's PostgreSQL 15 instead of the embedded engine.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const template = `move_template_${process.pid}`;
  try {
    // roles belong to the whole server: if a test made this role, later databases would get other rights
    await ensureLogin(server, WORKER_ROLE);
    await makeMigratedDatabase(server.admin, template);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testServer', { admin: server.admin, template });
  return async () => {
    await dropDatabase(server.admin, template);
    await server.stop();
  };
}

function startTestServer(): Promise<RunningServer> | RunningServer {
  if (process.env['TEST_ENGINE'] !== '15') return startThrowawayServer();
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return serverAt(url);
  const binaries = installedBinaries(15);
  if (binaries === undefined) throw new Error("TEST_ENGINE=15 needs Debian's postgresql-15 or TEST_DATABASE_URL");
  return startThrowawayServer(binaries);
}

function serverAt(url: string): RunningServer {
  const { hostname, port, username, password } = new URL(url);
  return {
    admin: {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: 'postgres',
    },
    stop: () => Promise.resolve(),
  };
}
