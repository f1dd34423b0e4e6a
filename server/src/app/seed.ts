import type pg from 'pg';
import type { Config } from '../platform/config.ts';
import type { Log } from '../platform/log/create-log.ts';

interface SeedParts {
  pool: pg.Pool;
  config: Config;
  log: Log;
}

/** The demo data (D8): each slice's own seed, in the order in which they need one another. */
export async function seedDemo({ log, config }: SeedParts): Promise<void> {
  log.info({ scale: config.seedScale }, 'demo data written');
}
