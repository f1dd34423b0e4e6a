import { z } from 'zod';
import { appointSuperadmin } from '../../features/access/superadmins/appoint-superadmin.ts';
import { loadConfig, processEnvironment } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import { migrateOrCheck } from '../../platform/database/migrations/migrate-or-check.ts';
import { openDatabase } from '../../platform/database/connection/open-database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(main);

async function main(args: string[]): Promise<void> {
  const [address, firstName = '', lastName = ''] = args.map((arg) => arg.trim());
  const email = z.email().safeParse(address);
  if (!email.success || !firstName || !lastName || args.length !== 3)
    throw new OperatorError('Usage: npm run superadmin -- sanne@example.org "First name" "Last name"');
  const superadmin = { email: email.data, firstName, lastName };
  const config = loadConfig(processEnvironment());
  const database = await openDatabase(config, createLog(config.logLevel));
  try {
    await migrateOrCheck(database);
    const { isNew, token } = await asSystem(database.appPool, (db) => appointSuperadmin(db, superadmin, config));
    console.log(`${email.data} is ${isNew ? 'a new' : 'now a'} superadmin. Set a password within 24 hours at`);
    console.log(`  ${config.appUrl}/reset-password?token=${token}`);
  } finally {
    await database.stop();
  }
}
