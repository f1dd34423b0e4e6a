import type { Config } from '../../platform/config.ts';
import type { OpenDatabase } from '../../platform/database/connection/open-database.ts';
import { allowLongStatements } from '../../platform/database/connection/watched-client.ts';
import type { Log } from '../../platform/log/create-log.ts';

interface SeedOptions {
  config: Config;
  database: Pick<OpenDatabase, 'appPool' | 'ownerPool'>;
  log: Log;
  say: (line: string) => void;
}

/** When two processes start together, one seeds and the other waits and finds the data there. */
const LOCK = 'select pg_advisory_xact_lock(2026112003)';

/** Fills the database with the demo data, once. */
export async function seedOnce({ config, database, log, say }: SeedOptions): Promise<void> {
  const client = await database.ownerPool.connect();
  allowLongStatements(client);
  try {
    await client.query('begin');
    await client.query(LOCK);
    // a database with logins is in use: it was restored from a backup, or was started without the demo data
    const { rowCount } = await client.query("select from seed_runs where name = 'demo' union all select from users");
    if (rowCount === 0) {
      say('Filling the database with the demo data …');
      const { seedDemo } = await import('./seed.ts');
      await seedDemo({ pool: database.appPool, config, log });
      await client.query("insert into seed_runs (name) values ('demo')");
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
