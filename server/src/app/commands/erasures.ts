import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { z } from 'zod';
import { Erasure, listErasures, replayErasures } from '../../features/privacy/erasures/replay-erasures.ts';
import { loadConfig, parseConfig, processEnvironment } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import { migrateOrCheck } from '../../platform/database/migrations/migrate-or-check.ts';
import { DATABASE, openDatabase, type OpenDatabase } from '../../platform/database/connection/open-database.ts';
import { runningEmbedded } from '../../platform/database/embedded/embedded.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run --silent erasures -- list [2026-01-31] > erasures.new && mv erasures.new erasures.json
       npm run erasures -- replay erasures.json`;

await runCommand(main);

async function main([command, argument]: string[]): Promise<void> {
  if (command === 'list') await list(argument ?? '2000-01-01');
  else if (command === 'replay' && argument !== undefined) await replay(argument);
  else throw new OperatorError(USAGE);
}

async function list(since: string): Promise<void> {
  if (!z.iso.date().safeParse(since).success) throw new OperatorError(USAGE);
  const print = async (pool: pg.Pool) =>
    console.log(JSON.stringify(await asSystem(pool, (db) => listErasures(db, since)), null, 1));
  const running = await poolOfRunning();
  if (running === null) return withDatabase(({ appPool }) => print(appPool));
  try {
    await print(running);
  } finally {
    await running.end();
  }
}

/** Connects to the embedded database of a product that runs, as a backup does; null when none runs. */
async function poolOfRunning(): Promise<pg.Pool | null> {
  const { databaseUrl, dataDir } = parseConfig(processEnvironment());
  const admin = databaseUrl === undefined ? await runningEmbedded(dataDir) : undefined;
  return admin === undefined ? null : new pg.Pool({ ...admin, database: DATABASE, max: 1 });
}

async function replay(path: string): Promise<void> {
  const erasures = z.array(Erasure).safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!erasures.success) throw new OperatorError(`${path} is not a list of erasures.`);
  const done = await withDatabase(({ appPool }) => replayErasures(appPool, erasures.data));
  console.log(`${done} of ${erasures.data.length} erasures done again; the others were erased already.`);
}

async function withDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(loadConfig(processEnvironment()), createLog('silent'));
  try {
    await migrateOrCheck(database);
    return await work(database);
  } finally {
    await database.stop();
  }
}
