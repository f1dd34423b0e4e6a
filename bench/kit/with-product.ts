import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { launchProduct, type Server } from './processes.ts';

/** Returns the given data directory or a temporary one, which `remove` deletes. */
export function openDataDir(given: string | undefined): { dataDir: string; remove: () => void } {
  if (given !== undefined) return { dataDir: given, remove: () => {} };
  const temporary = mkdtempSync(join(tmpdir(), 'move-bench-'));
  // under root the database runs as another user, who needs access
  chmodSync(temporary, 0o755);
  return { dataDir: join(temporary, 'data'), remove: () => rmSync(temporary, { recursive: true, force: true }) };
}

export async function withDataDir(given: string | undefined, run: (dataDir: string) => Promise<void>): Promise<void> {
  const { dataDir, remove } = openDataDir(given);
  try {
    await run(dataDir);
  } finally {
    remove();
  }
}

type Place = { port: number; dataDir: string };

/** Starts the product, and stops it when `run` is done. */
export async function withProduct<Result>(
  { port, dataDir }: Place,
  run: (product: Server) => Promise<Result>,
): Promise<Result> {
  const product = await launchProduct(port, dataDir);
  try {
    return await run(product);
  } finally {
    await product.stop();
  }
}

/** Connects to the database of a running product, as its owner. */
export async function withDatabase<Result>(dataDir: string, run: (db: pg.Client) => Promise<Result>): Promise<Result> {
  const db = new pg.Client({ host: join(dataDir, 'socket'), port: 5432, user: 'postgres', database: 'move' });
  await db.connect();
  try {
    return await run(db);
  } finally {
    await db.end();
  }
}
