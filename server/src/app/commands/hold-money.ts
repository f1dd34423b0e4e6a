import { holdMoney } from '../../platform/backup/money-hold.ts';
import { loadConfig, processEnvironment } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/connection/open-database.ts';
import { migrateOrCheck } from '../../platform/database/migrations/migrate-or-check.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run hold-money -- <until when the database has everything, such as 2026-11-26T02:15Z>`;

await runCommand(main);

/** Holds payouts and invoices by hand, for a database that lost writes without a restore (docs/operations.md#money-after-a-restore). */
async function main(args: string[]): Promise<void> {
  const [typed = ''] = args;
  const since = /^\d{4}-\d{2}-\d{2}T.*Z$/.test(typed) ? Date.parse(typed) : Number.NaN;
  if (args.length !== 1 || Number.isNaN(since) || since > Date.now()) throw new OperatorError(USAGE);
  const config = loadConfig(processEnvironment());
  const database = await openDatabase(config, createLog('silent'));
  try {
    await migrateOrCheck(database);
    await holdMoney(database.ownerPool, new Date(since).toISOString());
    console.log('No payout is exported and no invoice issued until npm run release-money.');
  } finally {
    await database.stop();
  }
}
