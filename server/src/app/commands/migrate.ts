import { loadConfig, processEnvironment } from '../../platform/config.ts';
import { migrateOpen } from '../../platform/database/migrations/migrate.ts';
import { openDatabase } from '../../platform/database/connection/open-database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(main);

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new OperatorError('Usage: npm run migrate');
  const config = loadConfig(processEnvironment());
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    const applied = await migrateOpen(database);
    console.log(applied.length > 0 ? `Migrated the database: ${applied.join(', ')}` : 'The database is up to date.');
  } finally {
    await database.stop();
  }
}
