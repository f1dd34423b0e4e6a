import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Erasure, listErasures, replayErasures } from '../../features/privacy/erasures/replay-erasures.ts';
import { loadConfig, processEnvironment } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import { migrateOrCheck } from '../../platform/database/migrations/migrate-or-check.ts';
import { openDatabase, type OpenDatabase } from '../../platform/database/connection/open-database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run --silent erasures -- list [2026-01-31] > erasures.json
       npm run erasures -- replay erasures.json`;

await runCommand(main);

async function main([command, argument]: string[]): Promise<void> {
  if (command !== 'list' && command !== 'replay') throw new OperatorError(USAGE);
  const config = loadConfig(processEnvironment());
  const database = await openDatabase(config, createLog('silent'));
  try {
    await migrateOrCheck(database);
    if (command === 'list') await list(database, argument ?? '2000-01-01');
    else await replay(database, argument);
  } finally {
    await database.stop();
  }
}

async function list({ appPool }: OpenDatabase, since: string): Promise<void> {
  if (!z.iso.date().safeParse(since).success) throw new OperatorError(USAGE);
  console.log(JSON.stringify(await asSystem(appPool, (db) => listErasures(db, since)), null, 1));
}

async function replay({ appPool }: OpenDatabase, path: string | undefined): Promise<void> {
  if (path === undefined) throw new OperatorError(USAGE);
  const erasures = z.array(Erasure).safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!erasures.success) throw new OperatorError(`${path} is not a list of erasures.`);
  const done = await replayErasures(appPool, erasures.data);
  console.log(`${done} of ${erasures.data.length} erasures done again; the others were erased already.`);
}
