import { rmSync } from 'node:fs';
import { startEmbedded } from '../../platform/database/embedded/embedded.ts';
import type { Binaries } from '../../platform/database/embedded/embedded-binaries.ts';
import { APP_ROLE, ensureRolesAndDatabase, roleConnections } from '../../platform/database/embedded/embedded-roles.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import { endPools, openPools } from '../../platform/database/connection/open-database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { scratchDirectory } from '../processes/scratch-directory.ts';

export interface AdminConnection {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
}

export interface RunningServer {
  admin: AdminConnection;
  stop(): Promise<void>;
}

/** Settings by which a throwaway server may lose data in a power failure, which makes it several times faster. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '200',
  // a statement runs only a few times and would be planned each time, which took a sixth of the processor time of server tests
  plan_cache_mode: 'force_generic_plan',
  // tests that need statistics run ANALYZE
  autovacuum: 'off',
};

/** Starts an empty server in a temporary directory that is removed when it stops: the embedded engine, or other binaries. */
export async function startThrowawayServer(binaries?: Binaries): Promise<RunningServer> {
  const dataDir = scratchDirectory('move-test-');
  const server = await startEmbedded({
    dataDir,
    settings: THROWAWAY,
    ...(binaries === undefined ? {} : { binaries }),
  });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { admin: server.admin, stop };
}

/** Makes a database with all migrations on that server, as the product would. */
export async function makeMigratedDatabase(admin: AdminConnection, database: string): Promise<void> {
  await ensureRolesAndDatabase({ admin, database });
  const pools = openPools(roleConnections(admin, database), { log: createLog('silent') });
  try {
    await migrate({ ownerPool: pools.ownerPool, appRole: APP_ROLE });
  } finally {
    await endPools(pools);
  }
}
